import * as z from 'zod';
import { call } from '../call';
import { healthCalls, reviewCall } from '../library-health';
import { Count, Id, Moment } from '../vocabulary';

const subject = { service: 'roles', topic: 'industryRoles' } as const;

/** Library Health of the industry roles and job postings. */
export const roleHealthCalls = healthCalls(subject);
export const listRoleFindings = roleHealthCalls.list;
export const countRoleFindings = roleHealthCalls.count;
export const checkRoleHealth = roleHealthCalls.check;
export const ignoreRoleFindings = roleHealthCalls.ignore;
export const reviewRoles = reviewCall(subject);

/** For other services: when roles were last changed, including deleted ones. */
export const roleUpdates = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/updates',
  reads: true,
  body: z.object({ roleIds: z.array(Id).max(5000) }),
  maxBodyBytes: 128 * 1024,
  answer: z.object({
    roles: z.array(z.object({ roleId: Id, roleName: z.string(), sourceId: Count, updatedAt: Moment })),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas', 'roles'],
  example: { body: { roleIds: [1] } },
});
