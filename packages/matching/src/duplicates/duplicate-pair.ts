/** A record that may be there twice. The first of its names is its own, the others are alternatives. */
export type Named = { id: number; names: readonly string[]; description: string };

/** Why two records are likely the same, the strongest reason. */
export type DuplicateReason = 'same name' | 'alternative name' | 'same words' | 'similar meaning';

/** A likely duplicate: `first` is the smaller id, `matched` the name that they share, `score` 0..1. */
export type DuplicatePair = { first: number; second: number; why: DuplicateReason; matched: string; score: number };
