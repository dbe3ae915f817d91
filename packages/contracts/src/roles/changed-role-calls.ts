import * as z from 'zod';
import { call } from '../call';
import { CHANGE_SORT_FIELDS, ChangeCounts, ChangedRole, LibraryChange, RecordChange } from '../library-changes';
import { Count, Moment, page, sorting } from '../vocabulary';

const peers = { types: [], scope: 'library', peers: true } as const;
const between = { since: Moment, until: Moment };
const example = { query: { since: '2026-10-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' } };

/**
 * For other services: compares the next roles with their state at `since`. `closes` means that `until` is the time of a
 * release, `isQuick` that only a few roles are compared, because a user waits. `remaining` is the number of roles still
 * to compare; null while another process compares them.
 */
export const advanceRoleChanges = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/changes-between',
  body: z.object({ ...between, closes: z.boolean(), isQuick: z.boolean().default(false) }),
  answer: z.object({ remaining: Count.nullable() }),
  access: peers,
  areas: ['skills', 'roles'],
  example: { body: { ...example.query, closes: false } },
});

/**
 * For other services: a page of the compared roles that changed in a period, with their changes. `isCompared` is false
 * while roles are not fully compared.
 */
export const listRoleChanges = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changes-between',
  query: z.object({ ...between, change: LibraryChange.optional(), ...sorting(CHANGE_SORT_FIELDS), ...page(30) }),
  answer: z.object({
    counts: ChangeCounts,
    changes: z.array(RecordChange),
    total: Count,
    isCompared: z.boolean(),
    isIncomplete: z.literal(true).optional(),
  }),
  access: peers,
  areas: ['skills', 'roles'],
  example,
});

/** For other services: the compared roles that were changed, retired or deleted in a period. */
export const changedRoles = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changed-between',
  query: z.object(between),
  answer: z.object({ roles: z.array(ChangedRole), isCompared: z.boolean() }),
  access: peers,
  areas: ['personas', 'roles'],
  example,
});
