// What the scripts of a page tell each other.

/** Why there is no answer: the code of a sentence, and the number in it. */
interface Broken {
  code?: string;
  number?: number;
}

interface DocumentEventMap {
  /** The sets in play; `isNew` when the reader has just chosen them. */
  "fathom:sets": CustomEvent<{ isNew: boolean }>;
}
