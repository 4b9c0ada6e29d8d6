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
  /** Paths of pages that show it. */
  pages: string[];
  places: string[];
  others: Record<string, string[]>;
  about: string[];
  findings: MessageFinding[];
  fields: MessageField[];
};

/** A form of a message as it is written: its English, the text that the file has, and some of the numbers that it is for; where it is drawn as a name, the
 * checks that it is not held to, and what a translator has allowed in it: of a check all findings, or those about some words. */
type MessageField = {
  id: string; english: string; translation: string; version: string; numbers: number[];
  room?: [width: number, largest: number][]; without?: string[]; allowed?: [check: string, words: string[]][];
};

/** A form of a message as it goes out, with the version that it was written over. */
type MessageRow = { id: string; english: string; translation: string; version: string };

/** What looks at drafts, and takes them; `kept` is what it took in the place of the site's text. One with more to show brings its own part of the panel, which
 * `isFolded` at first, and leads `onward` from a text that was kept. */
type Desk = {
  look(rows: MessageRow[]): Promise<{ findings: MessageFinding[] }>;
  save(rows: MessageRow[]): Promise<{ saved: number, findings?: MessageFinding[] }>;
  overview?(): Promise<Overview>;
  kept?(id: string): string | undefined;
  root?: HTMLElement;
  isFolded?: boolean;
  onward?(): void;
};

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
  /** By a placeholder as the English has it: its forms in the language, and the placeholder that shows each. */
  forms: Record<string, [told: string, placeholder: string][]>;
  searched: number[];
  restart: boolean;
  faults: FileFinding[];
};

/** What it is given on a page of the site itself: also the words of the list of suggestions, and where the files of the repository are. */
type ReaderData = PreviewData & { suggesting: Texts; setting: Setting; code: string; repository: string };

/** How a language sets its texts: the short words that end no line, and whether a space stands between Han characters and Latin letters. */
type Setting = { tied: string[]; spaced: boolean; apart: string };

/** How many messages are in each state, and how many have something else to say of them. */
type MessageCounts = Partial<Record<MessageState | "faulty" | "own", number>>;

/** How far a whole language is. */
type Overview = { counts: MessageCounts; pages: (MessageCounts & { path: string; title: string })[]; elsewhere: MessageCounts };

/** What the buttons of a message do; without `follow` the text leads nowhere. */
type MessageActions = { close(): void; follow: (() => void) | null; stands: [placeholder: string, shown: string][]; around: { text?: string; show(): void } | null };

/** What is found in a text: check, name of the sentence, its values, what will do instead, and the place, which starts at -1 for all of it. */
type Found = [check: string, said: string, values: Record<string, string | number>, expected: string[], start: number, end: number];

/** What the build writes of a language for what checks its texts: `generator/publish/translate_data.py`. */
type TranslationData = {
  engine: string;
  facts: { game: string; english: JsonObject; own: JsonObject & { nouns: Record<string, string[]> } };
  said: Record<string, [level: string, message: string, expected: string, hint: string]>;
};
