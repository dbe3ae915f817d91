const DUPLICATE_KEY = 11000;

/** A unique index found a value taken in the moment of writing: the check before it cannot see what is written meanwhile. */
export const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
