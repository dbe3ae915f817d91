import * as z from 'zod';
import { call } from '../call';
import { ChangeCounts, ChangedRecord, LibraryChange, RecordChange } from '../library-changes';
import { Count, Moment, page } from '../vocabulary';

const peers = { types: [], scope: 'library', peers: true } as const;
const between = { since: Moment, until: Moment };
const example = { query: { since: '2026-10-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' } };

/** The roles that were changed between two moments with what was changed, a page by name, for other services. */
export const listRoleChanges = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changes-between',
  query: z.object({ ...between, change: LibraryChange.optional(), ...page(30) }),
  answer: z.object({ counts: ChangeCounts, changes: z.array(RecordChange), total: Count }),
  access: peers,
  areas: ['skills', 'roles'],
  example,
});

/** The roles that were changed, retired or deleted between two moments, for other services. */
export const changedRoles = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changed-between',
  query: z.object(between),
  answer: z.object({ roles: z.array(ChangedRecord) }),
  access: peers,
  areas: ['personas', 'roles'],
  example,
});
