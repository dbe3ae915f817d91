import * as z from 'zod';
import { call } from '../call';
import { CHANGES_SORTED_BY, ChangeCounts, ChangedRecord, LibraryChange, RecordChange } from '../library-changes';
import { Count, Moment, page, sorting } from '../vocabulary';

const peers = { types: [], scope: 'library', peers: true } as const;
const between = { since: Moment, until: Moment };
const example = { query: { since: '2026-10-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' } };

/**
 * Compares the next roles with what they were at `since`, for other services; `remaining` tells how many are left, null
 * while another process compares them. `closes`: `until` is the moment of a release. `isQuick`: a few at most, for a view.
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
 * The compared roles that were changed between two moments with what was changed, a page of them, for other services.
 * `isCompared` is false while roles are missing.
 */
export const listRoleChanges = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changes-between',
  query: z.object({ ...between, change: LibraryChange.optional(), ...sorting(CHANGES_SORTED_BY), ...page(30) }),
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

/** The compared roles that were changed, retired or deleted between two moments, for other services. */
export const changedRoles = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changed-between',
  query: z.object(between),
  answer: z.object({ roles: z.array(ChangedRecord), isCompared: z.boolean() }),
  access: peers,
  areas: ['personas', 'roles'],
  example,
});
