// What is made once.

/**
 * A function that gives what it made before where it is asked for the same again.
 * @template Made
 * @param {(of: string) => Made} make
 * @returns {(of: string) => Made}
 */
export function once(make) {
  /** @type {Map<string, Made>} */
  const made = new Map();
  return (of) => {
    const had = made.get(of) ?? make(of);
    made.set(of, had);
    return had;
  };
}
