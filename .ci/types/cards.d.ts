// The browser of cards: generator/query/browser_data.py writes what generator/browser/cards/ works with.

/** A card as the query language knows it, with what it is called in the reader's language. */
interface Card extends QueryCard {
  name: string;
  lang?: string;
  set?: string;
}

/** How a field is drawn, and which of its numbers are better. */
interface CardFacet {
  symbol?: string;
  better?: "more" | "less";
  /** The values that have a symbol, with its hue. */
  signs?: Record<string, string>;
  /** The symbols of values that are not named like them. */
  symbols?: Record<string, string>;
  /** Its values are pictograms. */
  pictograms?: boolean;
  aside?: boolean;
}

interface CardsFile {
  title: string;
  schema: QuerySchema;
  cards: Card[];
  facets: Record<string, CardFacet>;
  faces: { folder: string; m: [number, number]; s: [number, number] } | null;
  text: Record<string, string>;
  counts: Record<string, Forms>;
  symbols: string;
  pictograms: string;
}

type Cards = import("../../generator/browser/cards/data.js").Cards;

/** What a line finds among some cards. */
interface FoundCards {
  line: string;
  query: Query;
  pool: Card[];
  hits: Card[];
  words: string;
}

/** What is picked in a sheet of cards. */
interface Picking {
  ids: string[];
  first: { ids: string[]; title: string } | null | undefined;
  others?: string;
  title: Piece;
  several: boolean;
  most?: number;
  done: string;
  chosen: () => string[];
  choose: (ids: string[]) => void;
  isInPlay: (id: string) => boolean;
  owner: (id: string) => Owner | null;
}

type PickerSettings = Pick<Picking, "ids" | "first" | "others" | "title" | "several" | "most" | "chosen" | "choose"> & {
  context: FormContext;
  table: string;
  owner?: (id: string) => Owner | null;
};

/** Who has an entry already: the words that say so, and the name that they take. */
interface Owner {
  key: "has" | "in";
  name: string;
}

/** An element as the build writes it for scripts: its tag, its attributes, and what it holds. */
type ElementTree = [tag: string, attributes: Record<string, string>, ...children: (string | ElementTree)[]];
