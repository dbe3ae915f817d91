import * as z from 'zod';
import { FindAnswer, FindQuery, HomeAnswer } from '../area-calls';
import { call } from '../call';
import { LibraryStatus } from '../skills/library-status';
import { OwnTexts } from '../translation';
import { LIBRARY_MAINTAINERS, WORKING_TYPES } from '../user-types';
import { Count, Flag, Id, Line, Prose, page, pageTotal, sorting, sortingQuery } from '../vocabulary';
import { CareerLink, FoundRole, Role, RoleRequest, RoleSkill, RoleSummary } from './role';

const roleReaders = ['roles', 'personas', 'explorer'] as const;
const SORTED_BY = [
  'roleName',
  'subsector',
  'functionName',
  'occupation',
  'leadershipRole',
  'source',
  'roleStatus',
] as const;
const ofClient = { types: WORKING_TYPES, scope: { client: 'query.clientId' }, peers: true } as const;

/**
 * Industry roles by name or alternative name (word prefixes) and filters. Client users pass their client: its sources
 * limit the result to published roles.
 */
export const searchRoles = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/search',
  follows: ['clients'],
  reads: true,
  query: sortingQuery(SORTED_BY).extend({ ownTexts: OwnTexts }),
  body: z.object({
    roleName: Line.optional(),
    /** Whether roles near to the text in meaning follow when few have its words. */
    byMeaning: z.boolean().optional(),
    subSectorIds: z.array(Id).max(500).default([]),
    functionIds: z.array(Id).max(1000).default([]),
    occupations: z.array(Line).max(500).default([]),
    roleStatuses: z.array(z.enum(LibraryStatus)).max(5).default([]),
    sourceIds: z.array(Id).max(100).default([]),
    clientId: Id.optional(),
    ...sorting(SORTED_BY),
    ...page(30),
  }),
  maxBodyBytes: 512 * 1024,
  answer: z.object({ roles: z.array(FoundRole), ...pageTotal }),
  access: { types: WORKING_TYPES, scope: { client: 'body.clientId' }, peers: true },
  areas: [...roleReaders, 'skills'],
  example: { body: { roleName: 'engineer', clientId: 1 } },
});

/** For the landing page: roles in draft, job postings that wait, and the first import of a library. */
export const roleHome = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/home/industryRoles',
  answer: HomeAnswer,
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: {},
});

/** For the command palette: the roles that the user may see; client users name their client. */
export const roleFind = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/find/industryRoles',
  query: FindQuery,
  answer: FindAnswer,
  access: { types: WORKING_TYPES, scope: { client: 'query.clientId', optional: true } },
  example: { query: { text: 'engineer' } },
});

/**
 * Numbers of industry roles, of drafts among them, of job postings without an industry role, and of proposed leadership
 * roles.
 */
export const roleCounters = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/counters',
  answer: z.object({
    ...pageTotal,
    drafts: Count,
    openPostings: Count.default(0),
    openPostingsIsCapped: z.literal(true).optional(),
    proposals: Count.default(0),
  }),
  follows: ['jobs'],
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: {},
});

/** One role; with `ownTexts=true` its own texts instead of those in the user's language. */
export const getRole = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/{roleId}',
  query: z.object({ ownTexts: OwnTexts }),
  answer: Role,
  access: { types: WORKING_TYPES, scope: 'library', peers: true },
  areas: roleReaders,
  example: { params: { roleId: 1 } },
});

/**
 * For other services: creates a draft role from an import row that no role matches closely, for the keepers of the
 * library. A repeated call for the row returns the same role. The user on whose behalf it is called is stored as its
 * requester.
 */
export const requestRole = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/requests',
  body: z.object({
    roleName: Line.min(1),
    roleDescription: Prose,
    tasks: z.array(Prose).max(2000),
    request: RoleRequest.omit({ userId: true, userName: true, clientName: true }),
  }),
  maxBodyBytes: 512 * 1024,
  answer: z.object({ roleId: Id }),
  failures: ['not-found'],
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas'],
  example: {
    body: {
      roleName: 'Airport Police Officer',
      roleDescription: '',
      tasks: [],
      request: { clientId: 1, importTokenId: 'none', rowId: 1, fileName: 'officer.pdf' },
    },
  },
});

/** Skills of a role with the levels its industry expects; published ones by default. */
export const listRoleSkills = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/{roleId}/skills',
  query: z.object({ includeUnPublished: Flag.default(false), clientId: Id.optional() }),
  answer: z.object({ skills: z.array(RoleSkill) }),
  access: ofClient,
  areas: roleReaders,
  example: { params: { roleId: 1 }, query: { clientId: 1 } },
});

/** For other services: names, sub-sectors and functions of up to 5,000 roles. */
export const rolesByIds = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/by-ids',
  reads: true,
  body: z.object({ roleIds: z.array(Id).max(5000) }),
  maxBodyBytes: 128 * 1024,
  answer: z.object({ roles: z.array(RoleSummary) }),
  access: { types: [], scope: 'library', peers: true },
  areas: roleReaders,
  example: { body: { roleIds: [1] } },
});

/** For other services: skills of up to 200 roles, with ids, levels and criticality. */
export const roleSkillsByIds = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/skills/by-ids',
  reads: true,
  body: z.object({ roleIds: z.array(Id).max(200) }),
  answer: z.object({
    roles: z.array(
      z.object({
        roleId: Id,
        skills: z.array(z.object({ skillId: Id, proficiencyId: Id, levelNumber: Count, skillCriticality: z.string() })),
      }),
    ),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: roleReaders,
  example: { body: { roleIds: [1] } },
});

/**
 * The data for career computations of up to 1,000 roles: all their skills with levels, and their manually set steps.
 */
export const careersByIds = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/careers/by-ids',
  reads: true,
  body: z.object({ roleIds: z.array(Id).max(1000) }),
  answer: z.object({
    roles: z.array(
      z.object({
        roleId: Id,
        skills: z.array(z.object({ skillId: Id, levelNumber: Count })),
        careerLinks: z.array(CareerLink),
      }),
    ),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['explorer'],
  example: { body: { roleIds: [1] } },
});

/**
 * Pages through all roles by id, for copies that are then updated by role events. Pass `next` in the following request.
 */
export const roleChanges = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/changes',
  query: z.object({
    after: z.string().max(100).default(''),
    pagesize: z.coerce.number().int().min(1).max(5000).default(1000),
  }),
  answer: z.object({
    roles: z.array(RoleSummary.extend({ deleted: z.boolean() })),
    next: z.string(),
    more: z.boolean(),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: roleReaders,
  example: {},
});
