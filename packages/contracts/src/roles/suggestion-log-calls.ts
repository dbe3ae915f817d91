import * as z from 'zod';
import { call } from '../call';
import { ADMIN_LIKE } from '../user-types';
import { Count, Id, Line, Moment } from '../vocabulary';

/** What a suggestion was when it was made again. */
const Replay = z.object({
  /** Null when it could not be made. */
  isSame: z.boolean().nullable(),
  /** Sentences that say what is no longer there, or has changed. */
  notes: z.array(z.string()),
  evidence: z.array(z.record(z.string(), z.unknown())),
});
export type Replay = z.infer<typeof Replay>;

/** In words: whether the same was suggested again, and what is no longer there. */
export const describeReplay = ({ isSame, notes }: Pick<Replay, 'isSame' | 'notes'>): string => {
  const outcome = {
    true: 'The same is suggested again.',
    false: 'The result differs.',
    null: 'It cannot be repeated.',
  };
  return [outcome[`${isSame}`], ...notes].join(' ');
};

/** A suggestion as it was made, and what people decided. */
export const LoggedSuggestion = z.object({
  /** SHA-256 of what it was made from. */
  id: z.string(),
  /** An industry role for a persona, skills for a persona or a role, or texts of the library. */
  kind: z.enum(['role', 'skills', 'text']),
  clientId: Id.nullable(),
  /** Such as `persona 7`; null until it was decided. */
  subject: z.string().nullable(),
  at: Moment,
  /** Who asked; null for the portal itself. */
  by: Count.nullable(),
  /** The state of the library, as numbers of its updates, and its time. */
  library: z.record(z.string(), z.unknown()),
  matcher: z.string(),
  /** The language model; null without one. */
  model: z.string().nullable(),
  input: z.record(z.string(), z.unknown()),
  inputHash: z.string(),
  /** What was suggested, best first, with scores and passages. */
  evidence: z.array(z.record(z.string(), z.unknown())),
  decisions: z.array(
    z.object({ chosen: z.array(z.union([Count, z.string()])), by: Count, userName: z.string(), at: Moment }),
  ),
  /** What came of making it again last, and the job that did it. */
  replay: Replay.extend({ at: Moment, jobToken: z.string().optional() }).optional(),
  /** The job that makes it again, or did last. */
  replayToken: z.string().optional(),
});
export type LoggedSuggestion = z.infer<typeof LoggedSuggestion>;

const ofClient = {
  service: 'roles',
  access: { types: ADMIN_LIKE, scope: { client: 'query.clientId' } },
  areas: ['personas', 'roles'],
} as const;
const query = z.object({ clientId: Id, subject: Line.optional() });

/** The latest suggestions of a client, or of one of its personas; at most 100. */
export const listLoggedSuggestions = call({
  ...ofClient,
  method: 'GET',
  path: '/v3/industryRoles/suggestions/log',
  query,
  answer: z.object({ suggestions: z.array(LoggedSuggestion) }),
  example: { query: { clientId: 1, subject: 'persona 1' } },
});

/** All logged suggestions of a client or persona, one JSON object per line. */
export const exportLoggedSuggestions = call({
  ...ofClient,
  method: 'GET',
  path: '/v3/industryRoles/suggestions/log/export',
  query,
  audit: { kind: 'export', what: 'Export log of suggestions' },
  answer: z.unknown(),
  download: true,
  example: { query: { clientId: 1 } },
});

/** The same of suggestions for the library, which belong to no client. */
export const exportLibrarySuggestions = call({
  ...ofClient,
  method: 'GET',
  path: '/v3/industryRoles/suggestions/log/library',
  audit: { kind: 'export', what: 'Export log of suggestions for the library' },
  answer: z.unknown(),
  download: true,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: {},
});

/**
 * Makes a suggestion again from the stored input and the stored state of the library. With `byJob` the job `jobToken` does
 * it: the logged suggestion then has the result as its `replay`, and the other parts of the answer only say so. Asked
 * again while that job runs, it answers the same job. Services before 0.5.92 know no `byJob`: without `jobToken` the answer
 * is the result.
 */
export const replaySuggestion = call({
  ...ofClient,
  method: 'POST',
  path: '/v3/industryRoles/suggestions/log/replay',
  expensive: true,
  query: z.object({ clientId: Id }),
  body: z.object({ id: Line, byJob: z.boolean().optional() }),
  resources: ['log'],
  answer: Replay.extend({ jobToken: z.string().optional() }),
  failures: ['not-found'],
  example: { query: { clientId: 1 }, body: { id: 'none' } },
});
