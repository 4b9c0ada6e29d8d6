// What the preview of a translation tells its panel, as `generator/preview/` writes it.

type MessageState = "missing" | "fuzzy" | "derived" | "done";
type Texts = Record<string, string>;

/** A message: how far its translation is, its English, where it stands and what is wrong with it. */
type PreviewMessage = {
  state: MessageState;
  own: boolean;
  held: boolean;
  absent: boolean;
  english: string[];
  earlier: string[];
  difference: ["same" | "gone" | "new", string][];
  forms: string[];
  ids: string[];
  file: string;
  origin: string;
  places: string[];
  about: string[];
  findings: MessageFinding[];
  fields: MessageField[];
};

/** A form of a message as it is written: its English, the text that the file has, and some of the numbers that it is for. */
type MessageField = { id: string; english: string; translation: string; version: string; numbers: number[] };

/** A finding of a file as a whole. */
type FileFinding = { place: string; message: string; expected?: string; hint?: string };

/** A finding of a message; `spot` is the part of `text` that it is about. */
type MessageFinding = FileFinding & { check: string; level: string; waive: string; text: string; spot: [start: number, end: number] | null };

/** What the panel is given on a page. */
type PreviewData = {
  lang: string;
  name: string;
  path: string;
  words: Texts;
  messages: Record<number, PreviewMessage>;
  searched: number[];
  restart: boolean;
  faults: FileFinding[];
};

/** How many messages are in each state, and how many have something else to say of them. */
type MessageCounts = Partial<Record<MessageState | "faulty" | "own", number>>;

/** How far a whole language is. */
type Overview = { counts: MessageCounts; pages: (MessageCounts & { path: string; title: string })[]; elsewhere: MessageCounts };

/** What the buttons of a message do; without `follow` the text leads nowhere. */
type MessageActions = { close(): void; follow: (() => void) | null; around: { text?: string; show(): void } | null };

/** What is found in a text: check, name of the sentence, its values, what will do instead, and the place, which starts at -1 for all of it. */
type Found = [check: string, said: string, values: Record<string, string | number>, expected: string[], start: number, end: number];

/** What the build writes of a language for what checks its texts: `generator/publish/translate_data.py`. */
type TranslationData = {
  engine: string;
  facts: { game: string; english: JsonObject; own: JsonObject & { nouns: Record<string, string[]> } };
  said: Record<string, [level: string, message: string, expected: string, hint: string]>;
};
