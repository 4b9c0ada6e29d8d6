// The form of a checker: inputs as `engine/fields.py` declares them, and what they are on the page.

/** What all inputs declare, and what only some do. */
type Declared = {
  name: string;
  required: boolean;
  default?: Json;
  of?: string;
  on?: string;
  choices?: string[];
  suggested?: string[];
  fields?: Declaration[];
  each?: Declaration;
  nullable?: true;
  boards?: Board[];
  signs?: string;
};
/** The board of a question by an input of it that stands before this one, and one of its values. */
type Board = { field: string; value: string; of: string };
type EntryDeclaration = Declared & { type: "entry"; of: string };
type IdsDeclaration = Declared & { type: "multiset" | "set"; of: string; min_items: number; max_items: number };
type Bound = { field: string; value: string; max: number };
type IntegerDeclaration = Declared & { type: "integer"; min: number; max: number; highs?: Bound[]; default?: number | null };
type ChoiceDeclaration = Declared & { type: "choice"; choices: string[]; default?: string | null };
type TextDeclaration = Declared & { type: "text"; max_length: number };
type ItemsDeclaration = Declared & { type: "list"; min_items: number; max_items: number; each: Declaration };
type GridDeclaration = Declared & { type: "grid"; of: string; min_items: number; max_items: number; columns: [least: number, most: number] };
type ShapeDeclaration = Declared & { type: "shape"; max_items: number; rows: [least: number, most: number]; columns: [least: number, most: number] };
type SpaceDeclaration = Declaration & { type: "space" | "spaces"; of: string; max_items?: number; players?: string };
type ListDeclaration = Declared & { type: "list"; min_items: number; max_items: number; fields: Declaration[] };

/** An input as the engine declares it; what else it declares is known to the module of its kind. */
type Declaration = Declared & { type: string; [own: string]: unknown };

/** The words of an input, and the path that leads to it in the declaration. */
type InputWords = FieldWords & { path: string };

/** What a form is about. */
type FormContext = import("../../generator/browser/forms/context.js").FormContext;

/** What a kind of input takes from the form around it: how to make inputs within it, many or one, what one holds in brief, where the symbols are, and what the form is about. */
interface Around {
  group(declarations: Declaration[], path: string, changed: () => void): Inputs;
  make(declaration: Declaration, words: InputWords, changed: () => void): Input;
  sprite: string;
  context: FormContext;
  describe(input: FilledInput, most?: number): string;
}

/**
 * A kind of input: makes one, and describes what one holds, of long lists so many entries; '' if that would say nothing.
 * `describeInner` does that for inputs within it, with their labels unless they stand alone. `needsLabel` is for what says nothing without its label where other inputs stand
 * beside it; `isBeside` for what stands beside others of its kind where there is room.
 */
interface Kind {
  make(declaration: Declaration, words: InputWords, changed: () => void, around: Around): Input;
  describe(declaration: Declaration, words: InputWords, value: Json, most: number, describeInner: (inner: FilledInput, isAlone?: boolean) => string): string;
  needsLabel?(words: InputWords, declaration: Declaration): boolean;
  isBeside?: boolean;
}

/** An input on the page. */
interface Input {
  node: HTMLElement;
  read(): Json;
  write(value: Json | undefined): void;
  refresh?(): void;
  settle?(beside: JsonObject, whole: JsonObject): void;
  touched?(): boolean;
  lay?(what: Laid): Layer;
  wear?(what: Overlay): void;
  lieOn?(grid: Input): void;
  shown?(isShown: boolean): void;
  /** Write some inputs of the items of a list, and leave the others as they are; more items than there are come in behind. */
  put?(items: JsonObject[]): void;
  /** Show what was put in before, in another form too, where a form begins without a question; whether there was anything. */
  begin?(): boolean;
  /** Forget that; gives what brings it back. */
  forget?(): () => void;
}

/** What an input lays on the grid of another, such as the squares of a tile; with a mark it is drawn and chooses no squares. */
type Laid = {
  name: string;
  mark?(): Node;
  isOn(row: number, column: number): boolean;
  begin(row: number, column: number): void;
  paint(row: number, column: number): void;
  squares(): string[];
  put(squares: string[]): void;
};

/** What lies on the squares of a grid beside what they are painted with, and what it is painted with: it is told what is painted. */
type Overlay = {
  groups: { label: Wording; brushes: import("../../generator/browser/forms/brushes.js").Brush<Laid>[] }[];
  look(row: number, column: number): { shown: Piece[]; names: string[]; hue?: string };
  painted(row: number, column: number, id: string): void;
  fit(squares: string[][]): void;
  show(painting: Painting | null): void;
  state(): Painting;
};

/** What is laid on a grid: to be drawn again, shown or not, and taken up to be marked. */
type Layer = { draw(): void; show(isShown: boolean): void; take(): void };

/** The inputs of a form, or of an item of a list. */
interface Inputs {
  node: HTMLElement;
  read(): JsonObject;
  write(request: JsonObject): void;
  refresh(): void;
  values(): JsonObject;
  inSight(): FilledInput[];
  briefly(except?: string): string[];
  decide(wanted: JsonObject): void;
  /** Write some inputs, and leave the others as they are. */
  put(values: JsonObject): void;
  below(wanted: string, what: HTMLElement): void;
  /** Show what the engine says of the question on the map; nothing where it says nothing. */
  answered(answer: JsonObject | null, blocks: SaidNode[]): void;
  begin(): boolean;
  forget(): () => void;
}

/** One input with what was put in: its declaration, its words and its value. */
type FilledInput = [declaration: Declaration, words: InputWords, value: Json];

/** An item of a list in the form: its fields, and what stands around them. */
type Item = {
  heading: HTMLElement;
  brief: HTMLElement;
  remove: HTMLButtonElement;
  up: HTMLButtonElement;
  down: HTMLButtonElement;
  copy: HTMLButtonElement;
  node: HTMLDetailsElement;
  fields: Inputs;
};

/** A piece on a space: whose it is, and how many of it stand there or how high it is. */
type Stood = { piece: string; owner: number; count: number };

/** What stands on the map of a game: the names of those who play, as far as they are told, and what is on each space. */
type Position = { owners: string[]; on: Record<string, Stood[]> };

/** The parts of a drawing: what squares are painted with, what they lie in, what is fixed on them, and what stands there. */
type PlaneName = "squares" | "beds" | "stands" | "figures";

/** A drawing: for each square of each part the id of an entry, or nothing. */
type Painting = Record<PlaneName, string[][]>;

/** What a drawing says as a question. */
type DrawingSaid = {
  pieces: { key: string; id: string; squares: [row: number, column: number][]; item: JsonObject }[];
  links: JsonObject[];
  figures: { key: string; item: JsonObject }[];
};
