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

/**
 * The same of what has to be fetched: what failed is tried again, for the next try may have a connection.
 * @template Fetched
 * @param {(of: string) => Promise<Fetched>} load
 * @returns {(of: string) => Promise<Fetched>}
 */
export function fetchedOnce(load) {
  /** @type {Map<string, Promise<Fetched>>} */
  const coming = new Map();
  return (of) => {
    const known = coming.get(of);
    if (known) return known;
    const fetched = load(of);
    coming.set(of, fetched);
    fetched.catch(() => coming.delete(of));
    return fetched;
  };
}
