import { Id } from '@skills-architect/contracts';
import { ApprovalState } from '@skills-architect/contracts/personas';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';
import { Snapshot } from './snapshot';

/** The review of one persona. `_id` is the persona's; a persona without one is a draft. */
export const ReviewDocument = z.object({
  clientId: Id,
  state: ApprovalState.default('draft'),
  /**
   * `version`: what was sent; missing in reviews stored before contracts 0.5.77. `changeSet`: of the sending. `asked`:
   * ids of the notified users. Both are missing in reviews stored before contracts 0.5.75.
   */
  sent: z
    .object({
      by: z.number(),
      at: z.date(),
      message: z.string(),
      version: Snapshot.optional(),
      changeSet: z.string().optional(),
      asked: z.array(z.number()).optional(),
    })
    .nullable()
    .default(null),
  /** `sentBy`: who had sent the persona that was refused. */
  refused: z
    .object({ by: z.number(), at: z.date(), reason: z.string(), sentBy: z.number().nullable() })
    .nullable()
    .default(null),
  approved: z.object({ by: z.number(), at: z.date(), version: Snapshot }).nullable().default(null),
  /** Releases of the library up to this time were accepted or kept; null: those up to the approval. */
  decidedUntil: z.date().nullable().default(null),
});
export type ReviewFields = z.infer<typeof ReviewDocument>;
export type ReviewDocument = Document<ReviewFields>;

/** The index that tells up to when changes of the library are settled for approved personas, without their reviews. */
export const SETTLED_INDEX = {
  clientId: 1,
  state: 1,
  deletedAt: 1,
  decidedUntil: 1,
  'approved.at': 1,
  _id: 1,
} as const;

export const reviewResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'review',
    topic: 'personas',
    schema: ReviewDocument,
    indexes: [
      [{ state: 1, clientId: 1, deletedAt: 1, _id: 1 }],
      [SETTLED_INDEX],
      [{ 'sent.changeSet': 1, clientId: 1 }, { partialFilterExpression: { 'sent.changeSet': { $exists: true } } }],
      [{ 'refused.sentBy': 1, clientId: 1 }, { partialFilterExpression: { 'refused.sentBy': { $exists: true } } }],
      [{ 'approved.version.rows.skillId': 1 }, { sparse: true }],
      [{ 'approved.version.industryRoleId': 1 }, { sparse: true }],
      [{ 'sent.version.rows.skillId': 1 }, { sparse: true }],
      [{ 'sent.version.industryRoleId': 1 }, { sparse: true }],
    ],
    audience: ({ clientId }) => ({ clientId }),
  });
export type Reviews = ReturnType<typeof reviewResource>;
