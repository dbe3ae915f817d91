/** A record to compare. Its first name is its own, the others are alternatives. */
export type Named = { id: number; names: readonly string[]; description: string };

/** The strongest reason why two records are likely the same. */
export type DuplicateReason = 'same name' | 'alternative name' | 'same words' | 'similar meaning';

/** A likely duplicate: `first` is the smaller id, `matched` the shared name, `score` 0..1. */
export type DuplicatePair = { first: number; second: number; why: DuplicateReason; matched: string; score: number };
