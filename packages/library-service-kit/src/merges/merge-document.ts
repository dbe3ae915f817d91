import { Count, Id, MergeOutcome, MergeState } from '@skills-architect/contracts';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const MergeDocument = z.object({
  mergedId: Id,
  mergedName: z.string(),
  targetId: Id,
  targetName: z.string(),
  outcome: MergeOutcome,
  /** Change set of all changes by the merge. */
  moveSet: z.string(),
  state: MergeState,
  /** Ids of both records while the merge or its undo runs; unique, so that no other merge can use them. */
  busy: z.array(Id).optional(),
  moved: Count.default(0),
  total: Count.default(0),
});
export type MergeDocument = Document<z.infer<typeof MergeDocument>>;

/** The merges of one kind of records. */
export const mergeResource = (kit: ServiceKit, topic: string) =>
  kit.resource({
    name: 'merge',
    topic,
    schema: MergeDocument,
    indexes: [
      [{ busy: 1 }, { unique: true, partialFilterExpression: { busy: { $exists: true } } }],
      [{ 'created.at': -1 }],
      [{ mergedId: 1, 'created.at': -1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Merges = ReturnType<typeof mergeResource>;
