// The form of a checker: inputs as `engine/fields.py` declares them, and what they are on the page.

/** What all inputs declare, and what only some do. */
type Declared = {
  name: string;
  required: boolean;
  default?: Json;
  of?: string;
  suggested?: string[];
  fields?: Declaration[];
};
type EntryDeclaration = Declared & { type: "entry"; of: string };
type IdsDeclaration = Declared & { type: "multiset" | "set"; of: string; min_items: number; max_items: number };
type IntegerDeclaration = Declared & { type: "integer"; min: number; max: number; default?: number | null };
type ChoiceDeclaration = Declared & { type: "choice"; choices: string[]; default?: string | null };
type TextDeclaration = Declared & { type: "text"; max_length: number };
type ListDeclaration = Declared & { type: "list"; min_items: number; max_items: number; fields: Declaration[] };

/** An input as the engine declares it. */
type Declaration = EntryDeclaration | IdsDeclaration | IntegerDeclaration | ChoiceDeclaration | TextDeclaration | ListDeclaration;

/** An input on the page. */
interface Input {
  node: HTMLElement;
  read(): Json;
  write(value: Json | undefined): void;
  refresh?(): void;
  settle?(beside: JsonObject, whole: JsonObject): void;
  touched?(): boolean;
}

/** The inputs of a form, or of an item of a list. */
interface Inputs {
  node: HTMLElement;
  read(): JsonObject;
  write(request: JsonObject): void;
  refresh(): void;
  values(): JsonObject;
  inSight(): FilledInput[];
  decide(wanted: JsonObject): void;
}

/** One input with what was put in: its declaration, its words and its value. */
type FilledInput = [declaration: Declaration, words: FieldWords, value: Json];

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
