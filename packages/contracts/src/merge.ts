import * as z from 'zod';
import type { AreaId } from './area';
import { call, type ServiceName } from './call';
import { LinkCount } from './library-links';
import { ADMIN_LIKE } from './user-types';
import { Count, Id, Moment, page, pageTotal, Rev } from './vocabulary';

/** What happens to the record whose links were moved: merged into the other one, deleted, or retired. */
export const MergeOutcome = z.enum(['merge', 'delete', 'retire']);
export type MergeOutcome = z.infer<typeof MergeOutcome>;

/** `failed` can be undone like `done`. */
export const MergeState = z.enum(['moving', 'closing', 'done', 'failed', 'undoing', 'undone']);
export type MergeState = z.infer<typeof MergeState>;

const Named = z.object({ id: Id, name: z.string(), source: z.string(), rev: Rev });

/** The effects of a merge. */
export const MergePreview = z.object({
  merged: Named,
  target: Named,
  links: z.array(LinkCount),
  /** Names that the target gains as alternative names. */
  alternativeNames: z.array(z.string()),
  /** What else the target gains, as short texts. */
  gains: z.array(z.string()),
  /** Warnings for the user before the merge. */
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

interface MergeCallsOptions<T extends string, I extends string> {
  service: Extract<ServiceName, 'skills' | 'roles'>;
  topic: T;
  /** Name of the id in paths. */
  id: I;
  /** Resources whose changes affect the preview. */
  follows: readonly string[];
}

/** The calls that merge records of one kind; for Super Users and Skilling Architects. */
export const mergeCalls = <const T extends string, const I extends string>(options: MergeCallsOptions<T, I>) => {
  const { service, topic, id, follows } = options;
  const areas: readonly AreaId[] = [service];
  const shared = { service, access: { types: ADMIN_LIKE, scope: 'library' }, areas } as const;
  const params = { [id]: 999_999 };
  return {
    /** The links that would move, and conflicts, when a record is merged into another. */
    preview: call({
      ...shared,
      method: 'GET',
      path: `/v3/${topic}/{${id}}/merge-preview`,
      follows,
      query: z.object({ intoId: Id }),
      answer: MergePreview,
      failures: ['conflict'],
      example: { params, query: { intoId: 1 } },
    }),
    /**
     * Moves all links of a record to another by a job. Then its names become alternative names of the other one and it
     * is deleted, or it is only deleted or retired. It can be undone for 30 days.
     */
    merge: call({
      ...shared,
      method: 'POST',
      path: `/v3/${topic}/{${id}}/merge`,
      audit: { kind: 'merge', what: `Merge ${service}`, record: id, shows: ['intoId', 'outcome'] },
      body: MergeForm,
      answer: StartedMerge,
      failures: ['conflict'],
      example: { params, body: { intoId: 1, rev: 0, intoRev: 0 } },
    }),
    /** Merges of the last 30 days that are running or can be undone, latest first. */
    list: call({
      ...shared,
      method: 'GET',
      path: `/v3/${topic}/merges`,
      query: z.object({ ...page(10) }),
      answer: z.object({ merges: z.array(Merge), ...pageTotal }),
      example: {},
    }),
    /** Moves every link back by a job; 409, listing the records, when something was changed since. */
    undo: call({
      ...shared,
      method: 'POST',
      path: `/v3/${topic}/merges/{mergeId}/undo`,
      audit: { kind: 'merge', what: `Undo merge of ${service}`, record: 'mergeId' },
      answer: StartedMerge,
      failures: ['conflict'],
      example: { params: { mergeId: 999_999 } },
    }),
  };
};
