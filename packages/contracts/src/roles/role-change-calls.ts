import * as z from 'zod';
import { call } from '../call';
import { historyCalls } from '../history';
import { MergedInto } from '../merge';
import { ADMIN_LIKE, LIBRARY_MAINTAINERS } from '../user-types';
import { Done, Id, Line, Moment, page, pageTotal, Rev } from '../vocabulary';
import { Role, RoleFunction, RoleSummary } from './role';
import { FunctionName, RoleForm } from './role-form';

const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;
/** Allows two long texts in a body. */
const FORM_BYTES = 512 * 1024;

const form = {
  roleName: 'Wind Farm Planner',
  subsectorId: 1,
  functionId: 1,
  occupation: 'Engineers',
  leadershipRoleId: 1,
  roleDescription: 'Plans wind farms',
  roleandResponsibilities: 'Choose sites|Measure the wind|Talk to owners',
  roleStatus: 1,
} as const;

/** Creates a role; 409 when its source has a role of this name in the department or track. */
export const createRole = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles',
  ownTexts: true,
  body: RoleForm,
  maxBodyBytes: FORM_BYTES,
  answer: Role,
  failures: ['conflict'],
  access: keepers,
  example: { body: { ...form, sourceId: 1 } },
});

/** Updates a role; its source cannot be changed. */
export const updateRole = call({
  service: 'roles',
  method: 'PATCH',
  path: '/v3/industryRoles/{roleId}',
  ownTexts: true,
  body: RoleForm.extend({ sourceId: Id.optional(), rev: Rev }),
  maxBodyBytes: FORM_BYTES,
  answer: Role,
  failures: ['conflict'],
  access: keepers,
  example: { params: { roleId: 999_999 }, body: { ...form, rev: 0 } },
});

/** Deletes a role, which can be restored for 30 days. */
export const deleteRole = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/industryRoles/{roleId}',
  audit: { kind: 'deletion', what: 'Delete role' },
  query: z.object({ rev: Rev }),
  answer: Done,
  failures: ['conflict'],
  access: keepers,
  example: { params: { roleId: 999_999 }, query: { rev: 0 } },
});

/** Roles deleted in the last 30 days, latest first. */
export const listDeletedRoles = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/deleted',
  ownTexts: true,
  query: z.object({ ...page(10) }),
  answer: z.object({
    roles: z.array(RoleSummary.extend({ deletedAt: Moment, merge: MergedInto.optional() })),
    ...pageTotal,
  }),
  access: keepers,
  example: {},
});

/** Restores a deleted role; 409 when another role has its name by now. */
export const restoreRole = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/{roleId}/restore',
  audit: { kind: 'restoration', what: 'Restore role' },
  ownTexts: true,
  answer: Role,
  failures: ['conflict'],
  access: keepers,
  example: { params: { roleId: 999_999 } },
});

const history = historyCalls({
  service: 'roles',
  path: '/v3/industryRoles/{roleId}',
  params: { roleId: 999_999 },
  ownTexts: true,
  answer: Role,
  failures: ['conflict'],
  access: keepers,
});
/** The versions of a role with its skills, latest first. */
export const roleHistory = history.list;
/** Restores a version of a role as a new version. */
export const restoreRoleVersion = history.restore;

/** Retires a role, even if its form is incomplete; undo it by restoring the version before. */
export const retireRole = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/{roleId}/retired',
  audit: { kind: 'change', what: 'Retire role' },
  ownTexts: true,
  body: z.object({ rev: Rev }),
  answer: Role,
  failures: ['conflict'],
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { params: { roleId: 999_999 }, body: { rev: 0 } },
});

/** Whether the source has a role of this name in the department or track, ignoring case. */
export const roleNameExists = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/name/exists',
  query: z.object({
    name: Line.min(1),
    sourceId: Id,
    subsectorId: Id,
    functionId: Id,
    excludeRoleId: Id.optional(),
  }),
  answer: z.object({ exists: z.boolean() }),
  access: keepers,
  example: { query: { name: 'Nurse', sourceId: 1, subsectorId: 1, functionId: 1 } },
});

/** Creates a department or track, or returns the existing one of this name. */
export const createFunction = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/functions',
  body: z.object({ functionName: FunctionName, subsectorId: Id }),
  answer: RoleFunction,
  access: keepers,
  example: { body: { functionName: 'Wind power', subsectorId: 1 } },
});
