// The result of a game on the score pad: what generator/browser/pad/result.js and its parts are given. It is kept on the device as it is.

/** What stands under *point by point*: a card, say, how its points come about, and the points. */
interface ScoreItem {
  text: string;
  note?: string;
  points: number;
}

/** The points of a player in one category, and whether they were counted from cards, counted quickly or typed in. */
interface ScorePart {
  id: string;
  label: string;
  points: number;
  how: "exact" | "quick" | "typed" | "unknown" | "empty";
  items?: ScoreItem[];
}

interface ScoreCard {
  kind: string;
  id: string;
  name: string;
  /** The address of its small face; "" if it has none. */
  face: string;
}

interface ScoredPlayer {
  name: string;
  total: number;
  place: number;
  winner: boolean;
  parts: ScorePart[];
  cards: ScoreCard[];
}

interface ScoreResult {
  /** The same for a result that was changed: it replaces its earlier self. */
  id: string;
  game: string;
  title: string;
  sets: string;
  /** The whole address that opens it again; "" if that would be too long for one. */
  link: string;
  date: string;
  headline: string;
  tie: string;
  unchecked: string[];
  players: ScoredPlayer[];
}

interface ResultWords {
  /** The name of the game. */
  title: string;
  lang: string;
  spaced: boolean;
  /** The comma and the colon of the language. */
  marks: string[];
  text: Record<string, string>;
  counts: Record<string, Forms>;
}

interface ResultOptions {
  /** Whether it goes into the history: not if somebody else sent it. */
  keep?: boolean;
  back?: () => void;
  again?: () => void;
  open?: (result: ScoreResult) => void;
  /** Tell it one category after the other. */
  reveal?: () => void;
}

type Sayings = import("../../generator/browser/pad/sayings.js").Sayings;
