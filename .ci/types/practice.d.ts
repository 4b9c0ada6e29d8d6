// The page to practise on: what generator/checkers/practice_data.py writes, and what engine/practice.py asks.

/** A kind of question. */
type PracticeExercise = { title: Wording; asks: Wording; params: JsonObject; choices: Record<string, JsonObject> };

/** An entry of a table, with what is printed on its card. */
type PracticeRow = TableRow & { facts?: string[]; does?: string };

/** The words of the page: what its checkers share, and what each of them says. */
type PracticeWords = Pick<PageWords, "lang" | "marks" | "grammar" | "tied" | "spaced" | "ui" | "sets" | "links" | "sprite" | "rules"> & {
  game: string;
  title: string;
  say: Omit<OtherWords, "accepted" | "given" | "request" | "item">;
  tables: Record<string, { order: string[]; rows: Record<string, PracticeRow> }>;
  exercises: Record<string, PracticeExercise>;
  practice: Record<string, Wording>;
};

/** What only one of its checkers says; it is fetched with the first question that asks it. */
type PracticeCheckerWords = Pick<PageWords, "id" | "declaration" | "fields" | "result" | "lists" | "instead" | "readings" | "choices" | "params" | "figures"> & { say: Omit<CodedWords, "problems"> };

/** A question of the engine. */
type PracticeQuestion = {
  kind: "question";
  seed: number;
  number: number;
  level: number;
  sets: string[];
  asks: { code: string; params: JsonObject };
  checker: string;
  request: JsonObject;
  hidden: string[];
  choices: { code: string; params: JsonObject }[];
  right: number;
};

/** A question, and what it says. */
type Loaded = { question: PracticeQuestion; told: QuestionSaid };

/** A round of questions; `right` is what somebody who shares it has got. */
type Round = { seed: number; sets: string[]; right: number | null };

/** An answer given: the place of the choice, and whether it is the right one. */
type Given = { chosen: number; isRight: boolean };
