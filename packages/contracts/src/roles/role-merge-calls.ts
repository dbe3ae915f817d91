import { linkCalls } from '../library-links';
import { mergeCalls } from '../merge';

const calls = mergeCalls({
  service: 'roles',
  topic: 'industryRoles',
  id: 'roleId',
  follows: ['personas', 'jobs'],
});
export const previewRoleMerge = calls.preview;
export const mergeRole = calls.merge;
export const listRoleMerges = calls.list;
export const undoRoleMerge = calls.undo;

/** The calls by which merges of skills move the links of roles. */
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
