// Questions in plain words: what generator/asking/files.py writes, and what engine/listener/ understands.

/** How a question was read: the request of a checker, and the words that nothing was made of. */
type HeardReading = { checker: string; request: JsonObject; left: string[] };

/** What was understood: a reading where one is sure, or those to ask about, and sentences of the rules, the best first. */
type Heard = { reading: HeardReading | null; choices: HeardReading[]; rules: { rule: string; sentence: string }[] };

/** What stands in the file of a game: the mark of its engine, what a card says, titles, and what questions are read by. */
interface AskingFile {
  engine: string;
  say: Record<"label" | "read" | "left" | "open" | "more" | "unsettled" | "colon", string>;
  checkers: Record<string, string>;
  /** By its id of each rule the title, where it stands below the root of the language, the checkers that decide its cases, and
   * what is uncertain about it. */
  rules: Record<string, [title: string, at: string, checkers?: string[], unsettled?: [title: string, at: string][]]>;
  /** By what it says of a card its name, and where it stands below the root of the language. */
  cards: Record<string, [title: string, at: string]>;
  /** `rows` has the rows of tables as they are shown, with the heads of their columns. */
  data: { order: object; checkers: object; lexicon: object; sentences: { rows: Record<string, string> } };
}

/** A reading with its answer, the sets that go by, and the words to draw it by; where the checker opens with it. */
type AskedReading = HeardReading & { title: string; address: string; said: AskedSaid; sets: string[] | null; words: PageWords };

/** What a card shows: a reading, or what it is asked about that is not sure, or sentences of the rules. */
interface Asked {
  say: AskingFile["say"];
  isSure: boolean;
  readings: AskedReading[];
  rules: AskedRule[];
}

/** Something that is led to by its title. */
type AskedPlace = { title: string; address: string };

/** A sentence of the rules, with the checkers that decide such cases and what is uncertain about it. */
type AskedRule = AskedPlace & { sentence: string; checkers: AskedPlace[]; unsettled: AskedPlace[] };
