const DUPLICATE_KEY = 11000;
const MAX_TRIES = 3;

/** Whether a write failed by a unique index. Callers rely on it, because a check before the write misses concurrent ones. */
export const isDuplicateKeyError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

/**
 * Runs work that looks for records and creates the missing ones; runs it again when another writer has created one of
 * them meanwhile, because it then finds it. Throws the duplicate-key error of the third attempt.
 */
export const repeatOnDuplicateKey = async <T>(work: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKeyError(error) || tries >= MAX_TRIES) throw error;
    return repeatOnDuplicateKey(work, tries + 1);
  }
};
