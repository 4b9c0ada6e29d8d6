// The table of a game: what generator/checkers/table_data.py writes, and what the scripts of its sheet hand to each other.

/** What the sheet says and knows; addresses are those from the front page of the game. */
type TableWords = Pick<PageWords, "lang" | "marks" | "grammar" | "tied" | "spaced" | "ui"> & {
  game: string;
  title: string;
  players: { least: number; most: number; with: Record<string, number> };
  sets: Record<string, string>;
  checkers: Record<string, { title: Wording; u: string }>;
  readings: Record<string, { label: Wording; choices: Record<string, Wording>; rule?: { n: string; u: string } }>;
  pad: { title: Wording; u: string; name: string } | null;
};

/** The parts of a table that go to another phone, each as it is kept. */
interface TableParts {
  players?: import("../../generator/browser/kit/players.js").Seat[];
  sets?: string[];
  readings?: Record<string, string>;
  pad?: { players: JsonObject[]; rest: JsonObject };
  pins?: import("../../generator/browser/kit/pins.js").Pin[];
  questions?: import("../../generator/browser/kit/questions.js").Question[];
}
