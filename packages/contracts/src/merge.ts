import * as z from 'zod';
import { LinkCount } from './library-links';
import { Count, Id, Moment, Rev } from './vocabulary';

/** What becomes of the record whose links were moved: it is part of the other one, deleted, or retired. */
export const MergeOutcome = z.enum(['merge', 'delete', 'retire']);
export type MergeOutcome = z.infer<typeof MergeOutcome>;

/** `failed` can be undone like `done`. */
export const MergeState = z.enum(['moving', 'closing', 'done', 'failed', 'undoing', 'undone']);
export type MergeState = z.infer<typeof MergeState>;

const Named = z.object({ id: Id, name: z.string(), source: z.string(), rev: Rev });

/** What a merge would change. */
export const MergePreview = z.object({
  merged: Named,
  target: Named,
  links: z.array(LinkCount),
  /** Names that the target gets as alternative names. */
  alternativeNames: z.array(z.string()),
  /** What else the target gets, as short texts. */
  gains: z.array(z.string()),
  /** What the user should know before. */
  warnings: z.array(z.string()),
});
export type MergePreview = z.infer<typeof MergePreview>;

/** The revisions are those of the preview. */
export const MergeForm = z.object({ intoId: Id, rev: Rev, intoRev: Rev, outcome: MergeOutcome.default('merge') });
export const StartedMerge = z.object({ mergeId: Id, jobToken: z.string() });

/** A merge of the last 30 days. */
export const Merge = z.object({
  mergeId: Id,
  mergedId: Id,
  mergedName: z.string(),
  targetId: Id,
  targetName: z.string(),
  outcome: MergeOutcome,
  state: MergeState,
  moved: Count,
  at: Moment,
});
export type Merge = z.infer<typeof Merge>;

/** The record that a deleted one was merged into. */
export const MergedInto = z.object({ mergeId: Id, targetName: z.string() });
