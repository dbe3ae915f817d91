/** Scans are read letter by letter; other files take less than this. */
const SLOW_MS = 4000;

/** Does some work, and tells once if it takes long. Ends after both. */
export const tellIfSlow = async <T>(
  work: () => Promise<T>,
  tell: () => Promise<unknown>,
  slowMs = SLOW_MS,
): Promise<T> => {
  let told: Promise<unknown> = Promise.resolve();
  const timer = setTimeout(() => {
    told = tell();
    // Handled below, after the work.
    told.catch(() => undefined);
  }, slowMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    await told;
  }
};
