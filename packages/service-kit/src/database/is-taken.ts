const DUPLICATE_KEY = 11000;

/** True for a duplicate-key error of a unique index: a check before the write cannot see concurrent writes. */
export const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
