import type { QueryFilter } from 'mongoose';

/** Types a filter whose fields only the caller knows: mongoose cannot compute their types. */
export const toFilter = <T>(condition: object): QueryFilter<T> => ({ ...condition });
