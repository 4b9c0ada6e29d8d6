/** What the worker uses of MicroPython's own script. */
export function loadMicroPython(options: { heapsize?: number; pystack?: number; url?: string }): Promise<{
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: string | Uint8Array): void;
  };
  globals: { get(name: string): (...given: (string | TakePart)[]) => string };
  runPython(source: string): void;
}>;
