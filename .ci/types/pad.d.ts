// The score pad: what generator/checkers/pad_data.py writes, and what the scripts hand to each other.

type PadWay = "total" | "number" | "quick" | "exact";

type PadQuick = { help: Wording; field: string } & (
  | { way: "best" }
  | { way: "tally"; low: number; high: number }
  | { way: "counts"; counts: string; items?: string }
);

interface PadCategory {
  id: string;
  label: Wording;
  symbol: string;
  set?: string;
  points?: string;
  how?: string;
  total?: string;
  number?: string;
  quick?: PadQuick;
  exact?: string[];
  tie?: boolean;
}

interface Pad {
  game: string;
  link: string;
  checker: string;
  players: string;
  name: string;
  start: number;
  title: Wording;
  intro: Wording;
  total: string;
  rank: string;
  unchecked?: string;
  cards?: string[];
  categories: PadCategory[];
}

type PadWords = PageWords & { pad: Pad };

/** A cell of the pad; a row of -1 is that of the names. */
type PadPlace = { player: number; row: number };

/** What an editor of a category is given; `read` gives an input of the player, `write` replaces some. */
interface PadCell {
  category: PadCategory;
  label: string;
  owner: string;
  path(input: string): string;
  declared(input: string): Declaration;
  read(input: string): Json | undefined;
  write(values: JsonObject): void;
  result(path: string): Json[];
}

/** An editor: its node, and how it is drawn anew after an answer. */
interface PadEditor {
  node: HTMLElement;
  draw?(): void;
}

/** A column of the sheet: a player with the points so far, and how each category was entered. */
interface PadColumn {
  name: string;
  total: number | null;
  leads: boolean;
  cells: { points: number | null; how: "typed" | "quick" | "exact" | "unknown" | null }[];
}

/** All that the result is made from: the answer with its question, and the columns of those whom it is about. */
interface PadOutcome {
  answer: Verdict;
  said: ScoreSaid;
  request: JsonObject;
  pad: Pad;
  words: PadWords;
  names: string[];
  columns: PadColumn[];
  rows: PadCategory[];
  /** How many cells are empty that could change who wins. */
  left: number;
}

/** What the answer says of a player. */
interface PadTold {
  row: JsonObject;
  total: number;
  rank: number;
  /** Whether the total is known. */
  isKnown: boolean;
}

/** The pad of a game as it is kept; all that is read from the device may be missing or something else. */
type PadDraft = {
  version: 1;
  players: JsonObject[];
  rest: JsonObject;
  ways: Record<string, PadWay>;
  round: string;
  /** Tells the game from another one. */
  id?: string;
  /** Whether it is not finished. */
  open?: boolean;
  /** How many cells are empty that could change who wins, and when that was. */
  left?: number;
  at?: number;
  /** Tells what one tab has kept from what another has. */
  stamp?: string;
};
