import * as z from 'zod';
import { call } from '../call';
import { linkCalls } from '../library-links';
import { Merge, MergeForm, MergePreview, StartedMerge } from '../merge';
import { ADMIN_LIKE } from '../user-types';
import { Id, page, pageTotal } from '../vocabulary';

const architects = { types: ADMIN_LIKE, scope: 'library' } as const;
const follows = ['personas', 'jobs'] as const;

/** What moves and what collides when a role is merged into another. */
export const previewRoleMerge = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/{roleId}/merge-preview',
  follows,
  query: z.object({ intoId: Id }),
  answer: MergePreview,
  failures: ['conflict'],
  access: architects,
  areas: ['roles'],
  example: { params: { roleId: 999_999 }, query: { intoId: 1 } },
});

/**
 * Moves all links of an industry role to another in a job. Then the role's names become alternative names of the other one and
 * it is deleted; or it is only deleted or retired. It can be undone for 30 days.
 */
export const mergeRole = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/{roleId}/merge',
  body: MergeForm,
  answer: StartedMerge,
  failures: ['conflict'],
  access: architects,
  areas: ['roles'],
  example: { params: { roleId: 999_999 }, body: { intoId: 1, rev: 0, intoRev: 0 } },
});

/** Merges of the last 30 days that can be undone or are under way, the latest first. */
export const listRoleMerges = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/merges',
  query: z.object({ ...page(10) }),
  answer: z.object({ merges: z.array(Merge), ...pageTotal }),
  access: architects,
  areas: ['roles'],
  example: {},
});

/** Brings every link back in a job; 409 when something was changed since, with what. */
export const undoRoleMerge = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/merges/{mergeId}/undo',
  answer: StartedMerge,
  failures: ['conflict'],
  access: architects,
  areas: ['roles'],
  example: { params: { mergeId: 999_999 } },
});

/** How a merge of skills moves the links of roles. */
export const roleLinkCalls = linkCalls('roles', 'industryRoles', {
  kind: 'skill',
  fromId: 999_998,
  toId: 999_999,
  from: [],
  to: [],
});
export const countRoleLinks = roleLinkCalls.count;
export const moveRoleLinks = roleLinkCalls.move;
export const changedRoleLinks = roleLinkCalls.changed;
export const undoRoleLinks = roleLinkCalls.undo;
