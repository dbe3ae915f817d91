interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Collects items while a write is running and writes them together afterwards, at most `largest` at once. The promise of
 * an item settles with its write.
 */
export const batched = <T>(write: (items: readonly T[]) => Promise<void>, largest: number) => {
  const waiting: Waiting<T>[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length) {
      const batch = waiting.splice(0, largest);
      try {
        await write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  };

  return (item: T): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
};
