import * as z from 'zod';
import { AreaIdText, AreaVersion } from '../area-schema';
import { call } from '../call';
import { ALL_TYPES } from '../user-types';
import { Count, Done, Moment } from '../vocabulary';

/** What pages have told of a version of an area. */
export const AreaFigures = z.object({
  /** How often it was opened. */
  opened: Count,
  /** Errors in its code, and crashes of its screens. */
  errors: Count,
  /** How often its code did not load. */
  failedLoads: Count,
  /** What the content security policy has blocked of it. */
  violations: Count,
  /** The 75th percentile of the latest largest contentful paints of pages opened on its screens, in milliseconds. */
  lcpMs: Count.optional(),
  /** The latest error or violation. */
  example: z.object({ text: z.string(), at: Moment }).optional(),
});
export type AreaFigures = z.infer<typeof AreaFigures>;

/**
 * Reports what a page has seen of a version of an area: that it was opened, its largest contentful paint, and errors in its
 * code. Reports beyond what a user may send in a minute are dropped.
 */
export const reportAreaUse = call({
  service: 'portal',
  areas: ['shell'],
  access: { types: ALL_TYPES, scope: 'self' },
  method: 'POST',
  path: '/v3/portal/areas/{area}/use',
  params: z.object({ area: AreaIdText }),
  body: z.object({
    version: AreaVersion,
    opened: z.boolean().default(false),
    lcpMs: Count.max(600_000).optional(),
    /** Kind and place of each error, such as `TypeError in 12.abc.js:1:400`; not its message, which may quote user data. */
    errors: z.array(z.string().max(500)).max(10).default([]),
  }),
  answer: Done,
  example: { params: { area: 'nowhere' }, body: { version: '1.0.0', opened: true } },
});
