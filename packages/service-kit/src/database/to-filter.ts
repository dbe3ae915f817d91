import type { QueryFilter } from 'mongoose';

/** Gives a filter mongoose's type, which it cannot compute where only the caller knows the fields; the value is the same. */
export const toFilter = <T>(condition: object): QueryFilter<T> => ({ ...condition });
