// The suggestions of a reader, as generator/browser/translate/ keeps and sends them.

/**
 * A better wording of a form of a text: what it is called in spreadsheets, its English, the text that it was written over
 * with that text's fingerprint, the page it was read on, and when it was written.
 */
type Suggestion = {
  lang: string;
  id: string;
  english: string;
  before: string;
  translation: string;
  version: string;
  path: string;
  at: string;
  state: "kept" | "sent";
};

/** What has become of a suggestion. */
type SuggestionFate = "kept" | "sent" | "taken" | "changed";

/** What the list of suggestions is drawn with: its words by their names in generator/preview/suggestion_texts.py. */
type SuggestionList = {
  lang: string;
  words: Record<string, string>;
  repository: string;
  branch: string;
  fieldOf(id: string): { translation: string; version?: string } | null | undefined;
  changed?(): void;
};
