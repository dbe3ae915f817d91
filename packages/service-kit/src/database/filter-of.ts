import type { QueryFilter } from 'mongoose';

/** A filter of records whose fields are only known to the caller: mongoose cannot compute the type of theirs. */
export const filterOf = <T>(condition: object): QueryFilter<T> => ({ ...condition });
