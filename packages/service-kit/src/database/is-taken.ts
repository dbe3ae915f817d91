const DUPLICATE_KEY = 11000;

/** Whether a write failed by a unique index. Callers rely on it, because a check before the write misses concurrent ones. */
export const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
