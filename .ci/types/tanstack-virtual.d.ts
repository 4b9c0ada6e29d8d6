/** What a long list of cards uses of TanStack Virtual. */
export interface Row {
  index: number;
  start: number;
  end: number;
}

export interface RowSettings {
  count: number;
  getScrollElement: () => Window;
  estimateSize: (row: number) => number;
  getItemKey: (row: number) => string;
  observeElementRect: Watch;
  observeElementOffset: Watch;
  scrollToFn: (offset: number, options: { adjustments?: number; behavior?: ScrollBehavior }) => void;
  initialOffset: () => number;
  overscan: number;
  gap: number;
  scrollMargin: number;
  scrollPaddingStart: number;
  indexAttribute: string;
  onChange: () => void;
}

type Watch = { readonly handles: unique symbol };

export const observeWindowRect: Watch;
export const observeWindowOffset: Watch;

export class Virtualizer {
  constructor(settings: RowSettings);
  setOptions(settings: RowSettings): void;
  /** Begin to follow the screen; ends when what it gives is called. */
  _didMount(): () => void;
  /** The list was drawn anew after other settings. */
  _willUpdate(): void;
  getVirtualItems(): Row[];
  getTotalSize(): number;
  /** Learn how high a row is from an element in it; with null, forget those that are gone. */
  measureElement(element: Element | null): void;
  resizeItem(index: number, size: number): void;
  /** Forget how high rows are. */
  measure(): void;
  scrollToIndex(row: number, options: { align: "start" }): void;
}
