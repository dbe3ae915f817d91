import * as z from 'zod';
import { call } from '../call';
import { ADMIN_LIKE } from '../user-types';
import { Count, Done, Id, Line, Moment, Prose } from '../vocabulary';
import { Confidence } from './suggestion';

/** Where a role was decided: Role Selection of an import, the persona form, or the annotation of a job posting. */
export const DecisionSource = z.enum(['import', 'persona', 'annotation']);
export type DecisionSource = z.infer<typeof DecisionSource>;

/** Display names of the sources. */
export const DECISION_SOURCE_NAMES: Record<DecisionSource, string> = {
  import: 'Imports',
  persona: 'Persona forms',
  annotation: 'Job annotation',
};

/** What somebody has decided about suggested roles: the role chosen for a title, or null for none of them. */
export const RoleDecision = z.object({
  /** What was decided about, such as `persona 7`; a later decision about it replaces this one. */
  subject: Line.min(1),
  source: DecisionSource,
  title: Line.min(1),
  description: Prose.default(''),
  /** The suggestions that were shown, best first; without any, those that would have been are kept. */
  suggested: z.array(Id).max(10).optional(),
  confidence: Confidence.nullable().default(null),
  chosen: Id.nullable(),
  by: Id,
  at: Moment,
});
export type RoleDecision = z.input<typeof RoleDecision>;

export const MOST_DECISIONS = 50;

/** Keeps decisions of a client about suggested roles; they change later suggestions. Sent twice, they are kept once. */
export const recordDecisions = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/suggestions/decisions',
  body: z.object({ clientId: Id, decisions: z.array(RoleDecision).min(1).max(MOST_DECISIONS) }),
  maxBodyBytes: 8 * 1024 * 1024,
  answer: Done,
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas', 'roles'],
  example: {
    body: {
      clientId: 1,
      decisions: [
        { subject: 'persona 1', source: 'persona', title: 'Nurse', chosen: 1, by: 1, at: '2026-01-01T00:00:00.000Z' },
      ],
    },
  },
});

/** How the accuracy of the matcher is split. */
export const AccuracyBy = z.enum(['month', 'source', 'client']);
export type AccuracyBy = z.infer<typeof AccuracyBy>;

const role = { roleId: Id, roleName: z.string() };

/** Decisions of one month, source or client. Of `chosen` the first suggestion was taken, or one of the first three. */
export const AccuracyRow = z.object({
  name: z.string(),
  decisions: Count,
  chosen: Count,
  first: Count,
  firstThree: Count,
});
export type AccuracyRow = z.infer<typeof AccuracyRow>;

export const MatcherAccuracy = z.object({
  all: AccuracyRow,
  rows: z.array(AccuracyRow),
  /** By confidence: decisions, and how often it was right. 'No close role' is right when no role was chosen. */
  confidence: z.array(z.object({ confidence: Confidence, decisions: Count, right: Count })),
  /** The most frequent pairs of a first suggestion and the role chosen instead, null for none. */
  corrections: z.array(
    z.object({ suggested: z.object(role), chosen: z.object(role).nullable(), times: Count, title: z.string() }),
  ),
});
export type MatcherAccuracy = z.infer<typeof MatcherAccuracy>;

/** How often suggested roles were taken, from the decisions of imports, persona forms and annotations. */
export const matcherAccuracy = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/suggestions/accuracy',
  query: z.object({ by: AccuracyBy.default('month'), source: DecisionSource.optional(), clientId: Id.optional() }),
  follows: ['jobs', 'personas'],
  answer: MatcherAccuracy,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { query: { by: 'month' } },
});

/** The decisions for a role as a gold file of `npm run bench -- matching`, one JSON object per line. */
export const downloadGold = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/suggestions/gold',
  answer: z.unknown(),
  download: true,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: {},
});
