// Requests and answers of the engine. Their schemas are published beside the checkers; what all answers have is declared
// in `engine/outputs.py`, and `tests/test_script_types.py` holds answers to these types.

/** Whatever can stand in a request or an answer: who reads it looks at what it is first. */
type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [name: string]: Json | undefined };

/** What a code says, what it is about, and the rule it rests on. */
type Coded = { code: string; params?: JsonObject; rule?: string; fix?: Coded };

/** A point that the rules leave open, with what each reading leads to. */
type OpenPoint = Coded & { readings: Reading[] };
type Reading = JsonObject & { reading: string; legal: boolean | null; open?: OpenPoint[] };

/** An answer; what only one checker answers stands beside what all do. */
type Verdict = JsonObject & {
  kind: "verdict";
  legal: boolean | null;
  reasons: Coded[];
  notes: Coded[];
  open: OpenPoint[];
  instead: JsonObject | null;
};

/** The answer to a request that could not be read. */
type Invalid = { kind: "invalid"; problems: Problem[] };
type Answer = Verdict | Invalid;

/**
 * An answer, the sets by which a question is answered that names none, and what was wished for in words. Beside an answer in
 * words, of the answer itself there is only what all answers have, without reasons, notes and the way out.
 */
type Reply = { answer: Answer; sets: string[] | null; said?: VerdictSaid | ProblemsSaid | ScoreSaid | QuestionSaid };

/** What is wrong with a request: in which field, what was given there, what is accepted, and by which rule if it is one. */
type Problem = { code: string; field: string; given: string; accepted: Accepted; rule?: string };
type Accepted = {
  type?: string;
  of?: string;
  min?: number;
  max?: number;
  choices?: string[];
  max_length?: number;
  max_depth?: number;
  min_items?: number;
  max_items?: number;
  ids?: string[];
  copies?: number;
  only?: number;
  together?: number;
  squares?: number;
  owner?: number;
  needs?: string;
  with?: string;
  first?: string;
  fields?: string[];
  checkers?: string[];
  rows?: [number, number];
  columns?: [number, number];
  signs?: string;
  on?: string;
  joined?: true;
  players?: string;
  boards?: Board[];
};
