import * as z from 'zod';
import { call } from '../call';
import { ALL_TYPES } from '../user-types';
import { Done, Line } from '../vocabulary';
import { PortalPath } from './portal-path';

/** A record that a user has opened. */
export const RecentPlace = z.object({
  /** Path in the portal, with the query string that the record needs. */
  to: PortalPath,
  /** Name of the record. */
  title: Line.min(1),
  /** Its kind, e.g. 'Persona'. */
  kind: Line.min(1),
});
export type RecentPlace = z.infer<typeof RecentPlace>;

const own = { service: 'portal', areas: ['shell'], access: { types: ALL_TYPES, scope: 'self' } } as const;

/** The records that the user has opened lately, latest first. */
export const listRecentPlaces = call({
  ...own,
  method: 'GET',
  path: '/v3/portal/recent',
  answer: z.object({ places: z.array(RecentPlace) }),
  example: {},
});

/** Stores a record that the user has opened; only the latest twelve are kept. */
export const noteRecentPlace = call({
  ...own,
  method: 'POST',
  path: '/v3/portal/recent',
  body: RecentPlace,
  answer: Done,
  example: { body: { to: '/skill/edit/1', title: 'Data analysis', kind: 'Skill' } },
});
