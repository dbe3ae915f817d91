/** Pages in the order of a key, each read after the last key of the page before, until one is empty or `signal` aborts. */
export async function* pagesByKey<T, Key>(
  first: Key,
  read: (after: Key) => Promise<T[]>,
  keyOf: (last: T) => Key,
  signal?: AbortSignal,
): AsyncGenerator<T[]> {
  for (let after = first; ; ) {
    signal?.throwIfAborted();
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = keyOf(last);
  }
}
