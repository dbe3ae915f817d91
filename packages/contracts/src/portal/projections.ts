import * as z from 'zod';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Count, Done, Line, Moment } from '../vocabulary';

/** Data that a service derives from other records and keeps up to date in the background. */
export const ProjectionInfo = z.object({
  service: z.string(),
  name: z.string(),
  /** What it is called, in plain words; missing until a process of a version with titles has started. */
  title: z.string().optional(),
  /** When it was last brought up to date, and how long that took; null before the first time. */
  builtAt: Moment.nullable(),
  tookMs: Count.nullable(),
  /** Time of the oldest change that it does not include; null when it includes all. */
  waitingSince: Moment.nullable(),
  /** Why the last try failed; it is tried again. */
  error: z.string().nullable(),
});
export type ProjectionInfo = z.infer<typeof ProjectionInfo>;

const portal = { service: 'portal', areas: ['shell'], access: { types: SUPER_ONLY, scope: 'library' } } as const;

/** All derived data of the deployment, and how far it is behind. */
export const listProjections = call({
  ...portal,
  method: 'GET',
  path: '/v3/portal/projections',
  answer: z.object({ projections: z.array(ProjectionInfo) }),
  example: {},
});

/** Derives everything of one projection again, in the background. */
export const rebuildProjection = call({
  ...portal,
  method: 'POST',
  path: '/v3/portal/projections/rebuild',
  body: z.object({ service: Line.min(1), name: Line.min(1) }),
  audit: { kind: 'area', what: 'Rebuild derived data', shows: ['service', 'name'] },
  answer: Done,
  failures: ['not-found'],
  example: { body: { service: 'explorer', name: 'nowhere' } },
});
