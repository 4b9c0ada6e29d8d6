// What the engine's speaker says (engine/speaker/): a tree of plain nodes, whose texts are runs.
// `tests/test_script_types.py` holds what it says to these types.

type Tone = "good" | "bad" | "open" | "note" | "plain";

/** A piece of a text, as `engine/speaker/runs.py` tells them. */
type Run = string | RunOf;
type RunOf = {
  name?: Run[];
  url?: string;
  lang?: string;
  fallback?: Run[];
  older?: string;
  kept?: Run[];
  symbol?: string;
  hue?: string;
  beside?: true;
  rounded?: string;
  exact?: string;
  count?: Run[];
  chip?: Chip;
  cards?: Run[];
  join?: "or";
};

/** An entry as a small card. */
type Chip = { n: string; short: string; hue?: string; symbol?: string; mark?: string };

/** A text with the tone of a sentence; values are plain. */
type TonedText = { tone: Tone; text: Run[] };

/** A labelled value. */
type RowSaid = { label: Run[]; rule: string | null; value: Run[]; strong: boolean };

/** What a button puts into the form. */
type ApplySaid = { label: Run[] | null; fields: JsonObject };

/** A way on: a request for another checker. */
type LinkSaid = { label: Run[]; checker: string; url: string; request: JsonObject };

/** What heads an item; only sentences have a tone. */
type HeadPart = { tone: Tone | null; text: Run[] };

type HeadlineNode = { block: "headline" } & TonedText;
type MessagesNode = {
  block: "messages";
  title: Run[];
  tone: Tone;
  items: { text: Run[]; fix?: Run[]; rule: string | null }[];
  fold?: boolean;
};
type FactsNode = { block: "facts"; title: Run[]; rows: RowSaid[] };
type TableNode = {
  block: "table";
  title: Run[];
  heads: Run[][];
  best: boolean[];
  rows: { label: Run[]; rule: string | null; strong: boolean; cells: (Run[] | null)[] }[];
  ends: Run[][];
};
type AxisItem = { parts: TonedText[]; picture: string | null; tone: Tone | null; brief: Run[] | null };
type AxisSaid = { label: Run[]; items: AxisItem[] };
type MatrixNode = {
  block: "matrix";
  title: Run[];
  rule: string | null;
  rows: AxisSaid;
  columns: AxisSaid;
  cells: { hue: string | null; symbol: string | null; tone: Tone; parts: TonedText[] }[][];
  legend: { won: { n: string; l?: string; hue?: string; symbol?: string }[]; notes: { text: string; tone: Tone }[] };
};
type FormulaNode = {
  block: "formula";
  title: Run[];
  terms: { negative: boolean; number: string; label: Run[] }[];
  label: Run[];
  rule: string | null;
  sum: string;
};
type ChancesNode = {
  block: "chances";
  title: Run[];
  rule: string | null;
  lines: { label: Run[]; chance: Run[]; permille: number; fraction: string | null; notes: TonedText[] }[];
};

/** What all lists have: how many of the items are shown at first, null for all. */
type Listed = { title: Run[]; first: number | null };
type ItemsNode = Listed & {
  block: "items";
  fold: boolean;
  pictured: boolean;
  items: { head: HeadPart[]; amount: Run[] | null; picture: string | null; blocks: SaidNode[]; apply: ApplySaid | null; link: LinkSaid | null }[];
};
type RankedNode = Listed & {
  block: "ranked";
  items: { rank: number | null; head: HeadPart[]; by: RowSaid; why: TonedText[]; apply: ApplySaid | null; link: LinkSaid | null }[];
};
type PlanNode = Listed & { block: "plan"; items: { tone: Tone | null; text: Run[]; rows: RowSaid[] }[] };

/** What stands in the place of a list without items. */
type NoneNode = { block: "items" | "ranked" | "plan"; none: Run[] };
type FigureNode = {
  block: "figure";
  title: Run[];
  figure: string;
  squares: string[] | null;
  blank: string | null;
  players: string | null;
  marks: { tone: Tone; way: boolean; valued: boolean; places: string[]; numbers: number[]; text: string; sign: string; said: boolean }[];
};

/** A point that the rules leave open, what each reading leads to, and the points that stand below that. */
type OpenSaid = { text: Run[]; rule: string | null; readings: ReadingSaid[] };
type ReadingSaid = {
  tone: "good" | "bad" | "open";
  text: Run[];
  field: string;
  reading: string;
  readings: Record<string, string>;
  fields: JsonObject;
  points: OpenSaid[];
};
type OpenNode = { block: "open"; points: OpenSaid[] };

/** What a way out lays down: a face, a number with what it is of, or a small card. */
type LaidDown = Run | { picture: string } | { number: number; symbol: string | null };
type InsteadNode = { block: "instead"; texts: Run[][]; fields: JsonObject; laid: LaidDown[]; said: string[] };

type SaidNode =
  | HeadlineNode
  | MessagesNode
  | FactsNode
  | TableNode
  | MatrixNode
  | FormulaNode
  | ChancesNode
  | ItemsNode
  | RankedNode
  | PlanNode
  | NoneNode
  | FigureNode
  | OpenNode
  | InsteadNode;

/** What a question comes to so far, in the gauge of its form. */
type GaugeSaid = {
  goal: number;
  parts: { worth: number; hue: string | null; symbol: string | null }[];
  conditions: { text: Run[]; met: boolean }[];
};

/** A verdict in words: its nodes, its headline as text, what is sent of it, and what is said before anything is laid down. */
type VerdictSaid = { blocks: SaidNode[]; line: string; tone: Tone; brief: string[]; gauge: GaugeSaid | null; before: Run[] | null };

/** What could not be read in words, and what is still needed. */
type ProblemsSaid = { items: { text: Run[]; accepted: Run[] | null; rule: string | null; place: string | null }[]; needed: Run[] | null };

/** The answer of a score pad's checker in words; `has` tells of each player what stands in the categories. */
type ScoreSaid = {
  line: string;
  tone: Tone;
  tie: string;
  unchecked: string[];
  has: Record<string, { text: string; note: string; points: number; of: string; id: string }[]>[];
};

/** What stands in a question, behind its label. */
type PositionRow = { type: string; path: string; label: Run[]; value: PositionValue };
type PositionValue = {
  text?: Run[];
  rows?: PositionRow[];
  items?: { title: string; value: PositionValue }[];
  each?: boolean;
  counts?: Run[][];
  entries?: PositionEntry[];
  small?: boolean;
  stack?: Stack;
};
type PositionEntry = Omit<PracticeRow, "name"> & { name: Run[]; chip: Run };

/** Cards in rows that lie on each other. */
type Stack = {
  widest: number;
  rows: { label: Run[]; cards: { label: string; free: boolean; lines: { count: number; symbol: string | null; hue: string | null; n: string }[][] }[] }[];
  parts: string[];
};

/** A question to practise with in words. */
type QuestionSaid = {
  asks: Run[];
  position: PositionRow[];
  drawn: DrawnPart[];
  touched: string[];
  choices: { text: Run[]; cards: (Run | { picture: string })[]; shown?: PositionValue }[];
};

/** What is drawn of a position, in the place of the inputs that it stands for. */
type DrawnPart = { fields: string[]; figure?: FigureNode; track?: TrackSaid; lying?: LyingSaid; painted?: PaintedSaid; rows?: PositionRow[] };
/** A position that is dealt as a drawing: its squares by rows, and what colours and signs mean. */
type PaintedSaid = { label: Run[]; listed: Run[]; squares: PaintedSquare[][]; legend: { symbol: string | null; hue: string | null; name: string }[] };
type PaintedPiece = { symbol: string; hue: string | null };
/** A square: what it is painted with, the colour of what it lies in, what is fixed and what stands there, and which choice is about it. */
type PaintedSquare = { sign: string; symbol: string | null; hue: string | null; bed: string | null; stands: PaintedPiece | null; figures: PaintedPiece | null; choice: number | null };
/** Cards, piles or places side by side: what is said of each, and what lies on it as a token. */
type LyingSaid = { label: Run[]; cards: LyingCard[] };
type LyingCard = { name: Run[]; symbol: string | null; hue: string | null; picture: string | null; missing: boolean; marks: Run[][]; token: string | null; state: PositionRow | null; rows: PositionRow[] };
type TrackSaid = { label: Run[]; cards: { name: string; value: PositionValue | null; rows: PositionRow[] }[] };

/** What a question in plain words comes to: how it was read, and the answer in brief, or what is still needed and by which inputs. */
type AskedSaid = { position: PositionRow[]; line: string; tone: Tone; reason: Run[] | null; rule: string | null; needed: Run[] | null; missing: string[] };

/** How an answer is wanted in words. */
type Wish = { as: "answer"; bare?: boolean; keep?: string[] } | { as: "score"; names: string[] } | { as: "question" } | { as: "asked" };

/** How deep in headings a node is drawn, and what a button of it does that replaces fields. */
type Drawing = { level: number; change: (fields: JsonObject) => void; isInFold?: boolean; called?: string[] };
