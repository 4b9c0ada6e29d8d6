// The words of a checker's page: texts, tables of names and inputs, as `generator/checkers/` writes them.
// `tests/test_script_types.py` holds what the build writes to these types.

/** What stands for a text, as `generator/checkers/browser_texts.py` writes it; generator/browser/words/words.js tells the shapes. */
type Wording = string | Phrase | CountedText | TextOrNone;

/** A text in parts; `l` names its language where it is not that of the page, `o` says that it is an older wording. */
type Phrase = { p: Part[]; l?: string; o?: string };
type Part = string | Placeholder | TextLink;

/** A parameter, or one with a noun `f` that agrees with it, and its symbol `y`. Only answers read how a text wants it: in a
    form `c`, at the beginning of a sentence `s`, a list joined as `j` says. */
type Placeholder = { n: string; f?: Forms; y?: string; c?: string; s?: 1; j?: Join };
type Join = "and" | "or" | "nor";
type TextLink = { t: string; u: string };

/** A text in the forms that belong to the number in the parameter `by`. */
type CountedText = { by: string; f: Record<string, string | Phrase>; l?: string };

/** A text with another one for none at all. */
type TextOrNone = { by: string; zero: Wording; text: Wording };

/** By plural categories of a language, the forms that belong to a number. */
type Forms = Record<string, string>;

/** What becomes of a text: elements and strings, one after the other, in any depth. */
type Piece = Node | string | number | false | null | undefined | Piece[];

/** What a parameter of a text is filled with. */
type Filling = string | number | boolean | null | undefined | Filled;
type Filled = { nodes?: Piece; number?: number };
type Fillings = Record<string, Filling>;

/** An entry of a table: its name, its language and its page, its name behind a number, and what is drawn of it. */
type TableRow = {
  n: string;
  l?: string;
  u?: string;
  f?: Forms;
  q?: Forms;
  /** The same in other forms of the language. */
  qf?: Record<string, Forms>;
  short?: string;
  symbol?: string;
  mark?: string;
  hue?: string;
  picture?: string;
  set?: string;
  sets?: Record<string, number>;
  copies?: number;
  sign?: string;
};

/** A row of the grid by which a table is picked; null stands where a line has no entry. */
type GridRow = {
  name?: string;
  l?: string;
  hue?: string;
  symbol?: string;
  lines: (string | null)[][];
};

type Table = {
  order: string[];
  rows: Record<string, TableRow>;
  grid?: GridRow[];
  columns?: string[];
  /** Sentences speak of its entries all the time, and so without their symbols. */
  plain?: true;
  /** Where the list of its cards is, or without one what its cards are picked by. */
  list?: string;
  cards?: CardsFile;
};

/** A condition on the values of other inputs. */
type InputCondition = {
  field: string;
  one_of?: string[];
  none_of?: string[];
};

/** The words of one of the values of a choice. */
type ChoiceWords = { label: Wording; help?: Wording; when?: InputCondition[] };

/** What lies under the squares of an input: letters, and what each looks like; what it shows, each with whether it is a symbol. */
type Ground = { rows: string[]; looks: Record<string, { name: string; hue?: string; shows: [string, boolean][] }> };

/** What a touch does to a space of a map (catalog/models/charted.py). */
type MapBrush = {
  label: Wording;
  input: string;
  space?: string;
  begin?: Record<string, number>;
  asks?: string[];
  steps?: { input: string; joined: Record<string, string>; apart?: string };
  symbol?: string;
  tone: Tone;
  stands?: Stands;
};

/** The map on which inputs are filled; in which area a space lies, and the two spaces of each edge, by its kind. */
type Charted = {
  label: Wording;
  help?: Wording;
  listed: Wording;
  board: string;
  area?: string;
  brushes: MapBrush[];
  offered?: { path: string; to: string; way: string };
  price?: string;
  areas: Record<string, string>;
  edges: Record<string, string[]>;
  pieces: BoardPiece[];
  most: number;
};

/** The pieces of the board that a brush takes from the kept map and keeps there. */
type Stands = { of: string[]; whose?: "own" | "others"; number?: string };

/** What players put on the spaces of a board (catalog/models/boards.py), with the spaces where alone it may stand. */
type BoardPiece = { id: string; name: Wording; symbol: string; hue?: string; most: number; holds?: true; only?: string[] };

/** An input that is counted from what stands on a map (catalog/models/standing.py), with the spaces that are counted. */
type CountedInput = { input: string; of?: string[]; on?: string[]; beside?: string; at?: number };

/** Pieces that come to spaces by the question, with the spaces where they may and the area of each. */
type Arriving = {
  label: Wording;
  kind: string;
  piece: string;
  list: string;
  number: string;
  own: string;
  enemy: string;
  foreign?: Record<string, string>;
  total?: string;
  areas: Record<string, string>;
};

/** The map from which inputs are counted. */
type Standing = {
  label: Wording;
  help?: Wording;
  listed: Wording;
  folded?: boolean;
  board: string;
  players?: string;
  /** With how many players the board is at most. */
  most: number;
  pieces: BoardPiece[];
  begin?: Record<string, number>;
  counts: CountedInput[];
  arriving?: Arriving;
};

/** Brushes that lie side by side. */
type Brushes = { label: Wording; of: string[] };

/** The drawing of the game that an input is a part of; what its squares are that hold an entry of another table there. */
type SharedDrawing = { name: string; seen?: Record<string, string[]> };

/** A drawing that stands for lists of the question: catalog/models/painted.py says what each part is. */
type Drawn = {
  label: Wording;
  help: Wording;
  listed: Wording;
  drawing: SharedDrawing;
  of: string;
  side: number;
  brushes: Brushes[];
  unsorted?: { of: string[]; symbol: string; label: Wording; help: Wording };
  pieces: { list: string; name?: string; kind: string; kinds?: Record<string, string>; size: string; asks?: string[] };
  touching: { list: string; one: string; other: string };
  beds: { label: Wording; of: string; one: string; each: string };
  stands: { label: Wording; of: string; symbol: string; input: string; bed: string; other: Wording; other_symbol: string };
  figures: { label: Wording; of: string; symbol: string; list: string; entry: string; piece: string; on: string; bed: string };
  known?: KnownDrawing[];
};
type KnownDrawing = { squares: string[]; beds?: string[]; stands?: string[]; figures?: string[] };

/** What lies on squares: what they lie in, what is fixed on them, what stands there. */
type Lying = {
  beds: { label: Wording; of: string };
  stands: { label: Wording; of: string; symbol: string; other: Wording; other_symbol: string };
  figures: { label: Wording; of: string; symbol: string };
};

/** Lists of what lies under a shape on a grid: catalog/models/painted.py says what each part is. */
type CoveredWords = Lying & {
  squares: string;
  stands: { list: string };
  figures: { list: string; entry: string; bed: string; on: string; spot: string };
  spot: Wording;
};

/** What a list may take from a drawing: catalog/models/painted.py says what each part is; `names` are those of squares. */
type Taken = {
  label: Wording;
  took: Wording;
  drawing: string;
  pieces?: { of: string[]; on: string };
  figures?: { of: string[]; table: string; names: Record<string, string>; bed: string; on: string; piece: string };
};

/** How an input lies on the table: catalog/models/laid.py says what each part is. */
type TrackLayout = {
  shape: "track";
  spaces: number;
  space: Wording;
  kind: string;
  symbols: Record<string, string>;
  entry?: string;
  leaves?: InputCondition[][];
  mark?: string;
};
type StepsLayout = {
  shape: "steps";
  facts: string;
  shows: Record<string, { symbol: string; text: Wording }>;
  steps: { options: Record<string, number>[]; [own: string]: unknown }[];
};
type PilesLayout = { shape: "piles"; among?: string };
type PlacesLayout = { shape: "places"; spaces?: number; touched?: string };
type LyingLayout = { shape: "lying"; among: string[] };
type FilledLayout = { shape: "filled"; symbol: string; among?: string };

/** The words of an input. */
type FieldWords = {
  label: Wording;
  help?: Wording;
  parts: number;
  choices?: Record<string, ChoiceWords>;
  when?: InputCondition[];
  item?: Wording;
  picks?: string;
  zero?: Wording;
  add?: Wording;
  remove?: Wording;
  others?: Wording;
  suggested?: Wording;
  ordered?: boolean;
  laid_out?: boolean;
  ground?: Ground;
  brushes?: Brushes[];
  drawing?: SharedDrawing;
  taken?: Taken;
  faces?: boolean;
  abreast?: boolean;
  wears?: { symbol?: string; hue?: string };
  stacked?: boolean;
  layout?: TrackLayout | StepsLayout | PilesLayout | PlacesLayout | LyingLayout | FilledLayout;
  folded?: boolean;
  tucked?: boolean;
  counted_from?: number;
  then?: Record<string, string>;
  omit?: string[];
  among?: string;
  apart?: string[];
};

/** The sentences of coded messages, by their codes. */
type CodedWords = Record<"reasons" | "notes" | "fixes" | "open" | "problems", Record<string, Wording>>;

/** What is said beside them. */
type OtherWords = Record<"openly" | "instead" | "accepted" | "given" | "chances", Record<string, Wording>> & Record<"request" | "item" | "beside" | "several" | "amount" | "nothing" | "square", Wording>;

/** How the language joins lists, writes numbers and counts (engine/speaker/language.py). */
type Grammar = {
  lists: Record<Join, [two: string, start: string, middle: string, end: string]>;
  plurals: Record<string, { names: string[]; whole: string; part: string }>;
  decimal: string;
  percent: string;
  capitals: Record<string, string>;
};

/** A block of the layout of answers: the page only needs to know which there are. */
type Block = { block: string; blocks?: Block[]; [key: string]: unknown };

/** The words of a page, as `generator/checkers/form_data.py` writes them. */
type PageWords = {
  id: string;
  lang: string;
  marks: [comma: string, colon: string];
  grammar: Grammar;
  tied: { numbers: boolean; words: string[] };
  spaced: boolean;
  declaration: { id: string; form: boolean; fields: Declaration[] };
  set: string;
  needs: string[];
  needsAny: string[];
  begin: JsonObject;
  before: JsonObject[];
  more: string[];
  gauge: { below: string; [key: string]: unknown } | null;
  charted?: Charted | null;
  /** The file beside the page with the map that its form counts from; what it has of that is in `standing` once it is there. */
  mapped?: string | null;
  standing?: Standing | null;
  drawn?: Drawn | null;
  covered?: CoveredWords | null;
  start: Wording;
  fields: Record<string, FieldWords>;
  result: Block[];
  lists: JsonObject;
  instead: JsonObject[];
  readings: JsonObject;
  choices: Record<string, string>;
  say: CodedWords & OtherWords;
  params: JsonObject;
  ui: Record<string, Wording>;
  tables: Record<string, Table>;
  rules: Record<string, { n: string; u: string; l?: string }>;
  sets: { id: string; n: string; l?: string }[];
  examples: { title: Wording; request: JsonObject }[];
  links: Record<string, string>;
  figures: Record<string, Record<string, string>>;
  sprite: string;
  /** Where they come from, if it is not the page that they are on. */
  page?: string;
  /** Where the score pad stands that this checker adds up. */
  asPad?: string;
};

/** An element of a drawing: its name, its attributes, and what is inside it. */
type DrawingNode = [name: string, attributes: Record<string, string>, ...inside: (DrawingNode | string)[]];

/** The map that a form counts from, with the names of its spaces unless the page has them, and its drawing likewise. */
type MapFile = { standing: Standing; tables: Record<string, Table>; drawing: DrawingNode | null };
