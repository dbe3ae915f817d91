import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { ADMIN_LIKE } from '../user-types';
import { Count, Done, Id, Line, Moment, Prose } from '../vocabulary';
import { Confidence } from './suggestion';

/** Where a role was chosen: Role Selection of an import, persona form, or annotation of a job posting. */
export const DecisionSource = z.enum(['import', 'persona', 'annotation']);
export type DecisionSource = z.infer<typeof DecisionSource>;

/** Display names of the sources. */
export const DECISION_SOURCE_NAMES: Record<DecisionSource, string> = {
  import: 'Imports',
  persona: 'Persona forms',
  annotation: 'Job annotation',
};

/** A decision on suggested roles: the role chosen for a title, or null for none. */
export const RoleDecision = z.object({
  /** The subject of the decision, such as `persona 7`; a later decision on it replaces this one. */
  subject: Line.min(1),
  source: DecisionSource,
  title: Line.min(1),
  description: Prose.default(''),
  /** The shown suggestions, best first; if undefined, they are computed afterwards. */
  suggested: z.array(Id).max(10).optional(),
  confidence: Confidence.nullable().default(null),
  chosen: Id.nullable(),
  by: Id,
  at: Moment,
});
export type RoleDecision = z.input<typeof RoleDecision>;

export const MAX_DECISIONS = 50;

/** Stores decisions of a client on suggested roles; they affect later suggestions. Idempotent. */
export const recordDecisions = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/suggestions/decisions',
  body: z.object({ clientId: Id, decisions: z.array(RoleDecision).min(1).max(MAX_DECISIONS) }),
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

/** How the accuracy of the matcher is grouped. */
export const AccuracyBy = z.enum(['month', 'source', 'client']);
export type AccuracyBy = z.infer<typeof AccuracyBy>;

const role = { roleId: Id, roleName: z.string(), ...NAME_LANGUAGE };

/**
 * Decisions of one month, source or client; of those with a chosen role, how often it was the first suggestion or among
 * the first three.
 */
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
  /**
   * By confidence: the number of decisions, and how often the suggestion was right. 'No close role' is right when no
   * role was chosen.
   */
  confidence: z.array(z.object({ confidence: Confidence, decisions: Count, right: Count })),
  /** The most frequent pairs of a first suggestion and the role chosen instead (null: none). */
  corrections: z.array(
    z.object({ suggested: z.object(role), chosen: z.object(role).nullable(), times: Count, title: z.string() }),
  ),
});
export type MatcherAccuracy = z.infer<typeof MatcherAccuracy>;

/** How often suggested roles were chosen, from the decisions in imports, persona forms and annotations. */
export const matcherAccuracy = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/suggestions/accuracy',
  expensive: true,
  query: z.object({ by: AccuracyBy.default('month'), source: DecisionSource.optional(), clientId: Id.optional() }),
  follows: ['jobs', 'personas'],
  answer: MatcherAccuracy,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { query: { by: 'month' } },
});

/** The decisions on roles as a gold file for `npm run bench -- matching`, one JSON object per line. */
export const downloadGold = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/suggestions/gold',
  audit: { kind: 'export', what: 'Download decided roles for measuring the matcher' },
  answer: z.unknown(),
  download: true,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: {},
});
