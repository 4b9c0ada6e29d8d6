// The page to practise on: what generator/checkers/practice_data.py writes, and what engine/practice.py asks.

/** A kind of question. */
type PracticeExercise = { asks: Wording; params: JsonObject; shows: { fields: string[]; drawn: JsonObject }[]; touched: string[]; choices: Record<string, JsonObject> };

/** An entry of a table, with what is printed on its card. */
type PracticeRow = TableRow & { facts?: string[]; does?: string };

/** The words of the page: what its checkers share, and what each of them says. */
type PracticeWords = Pick<PageWords, "lang" | "marks" | "grammar" | "tied" | "spaced" | "ui" | "sets" | "links" | "sprite" | "rules"> & {
  game: string;
  title: string;
  say: Omit<OtherWords, "accepted" | "given" | "request" | "item">;
  tables: Record<string, { order: string[]; rows: Record<string, PracticeRow> }>;
  exercises: Record<string, { title: Wording; rule: string }>;
  practice: Record<string, Wording>;
};

/** What only one of its checkers says; it is fetched with the first question that asks it. */
type PracticeCheckerWords = Pick<PageWords, "id" | "declaration" | "fields" | "result" | "lists" | "instead" | "readings" | "choices" | "params" | "figures"> & {
  say: Omit<CodedWords, "problems">;
  exercises: Record<string, PracticeExercise>;
  /** What is said of positions that are dealt as drawings. */
  drawn?: { label: Wording; listed: Wording; of: string; beds: DrawnPlane; stands: DrawnPlane; figures: DrawnPlane };
};

/** A part of a drawing, as it is told to who looks at it. */
type DrawnPlane = { label: Wording; of: string; symbol?: string };

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
  /** How the position is painted, if it is dealt so: rows of signs. */
  painted?: { squares: string[]; beds: string[]; stands: string[]; figures: string[] };
};

/** A question, and what it says. */
type Loaded = { question: PracticeQuestion; told: QuestionSaid };

/** A round of questions; `players` is how many play, if that is known, and `right` is what somebody who shares it has got. */
type Round = { seed: number; sets: string[]; players: number | null; right: number | null };

/** Which question the engine is asked for; one of an earlier day names its exercise. */
type AskedFor = { seed: number; number: number; sets: string[]; players: number | null; exercise?: string };

/** A question that was missed: how often it has been answered rightly since, and the day on which it is due, counted from 1970. */
type Missed = AskedFor & { exercise: string; step: number; due: number };

/** What a day is kept as: what was answered, and which questions of earlier days are asked among its own. */
type DayKept = { answers: Given[]; earlier: (AskedFor & { exercise: string })[] };

/** An answer given: the place of the choice, and whether it is the right one. */
type Given = { chosen: number; isRight: boolean };
