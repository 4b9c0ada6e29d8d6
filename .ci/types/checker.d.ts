// What the scripts of a checker's page hand to each other.

/** Why there is no answer: the code of a sentence, the number in it, and what went wrong in the machine's words. */
interface EngineError {
  code?: string;
  number?: number;
  detail?: string;
}

interface DocumentEventMap {
  /** The sets in play; `isNew` when the reader has just chosen them. */
  "fathom:sets": CustomEvent<{ isNew: boolean }>;
}

/** A question on its way to the engine. */
interface Question {
  message: object;
  timer?: number;
  resolve(reply: Reply | null): void;
  reject(reason: EngineError): void;
}

/** What an element gets: listeners, and attributes of whatever value, written as a text. */
interface Properties extends Partial<GlobalEventHandlers> {
  [attribute: string]: unknown;
}

/** The engine's files by path, and the facts of the game. */
interface Bundle {
  files: Record<string, string>;
  facts: JsonObject;
  /** In bytecode: the characters that stand for the bytes from 0 to 255. */
  bytes?: string;
}

/** Gives a part of what Python reads by keys: as JSON, as what gives the parts of that, or null where there is none. */
type TakePart = (key: string) => string | TakePart | null;
