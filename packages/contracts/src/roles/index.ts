import * as z from 'zod';
import { call } from '../call';
import { LibraryStatus } from '../skills/skill';
import { LIBRARY_KEEPERS, PERSONA_USERS, SUPER_ONLY, WORKING_TYPES } from '../user-types';
import { Count, Flag, Id, Line, Many, Prose, page, pageTotal, sorting } from '../vocabulary';
import { LeadershipRole, Role, RoleFunction, RoleSkill, RoleSummary, SubSector } from './role';
import { Suggestion, SuggestionReasons } from './suggestion';

export * from './compare';
export * from './job-calls';
export * from './role';
export * from './suggestion';

const roleReaders = ['roles', 'personas', 'explorer'] as const;
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
  body: z.object({
    roleName: Line.optional(),
    subSectorIds: z.array(Id).max(500).default([]),
    functionIds: z.array(Id).max(1000).default([]),
    occupations: z.array(Line).max(500).default([]),
    roleStatuses: z.array(z.enum(LibraryStatus)).max(5).default([]),
    sourceIds: z.array(Id).max(100).default([]),
    clientId: Id.optional(),
    ...sorting(['roleName', 'subsector', 'functionName', 'occupation', 'leadershipRole', 'source', 'roleStatus']),
    ...page(30),
  }),
  maxBodyBytes: 512 * 1024,
  answer: z.object({ roles: z.array(RoleSummary), ...pageTotal }),
  access: { types: WORKING_TYPES, scope: { client: 'body.clientId' }, peers: true },
  areas: roleReaders,
  example: { body: { roleName: 'engineer', clientId: 1 } },
});

/** Number of industry roles that are drafts. */
export const roleCounters = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/counters',
  answer: z.object({ drafts: Count }),
  access: { types: LIBRARY_KEEPERS, scope: 'library' },
  example: {},
});

export const getRole = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/{roleId}',
  answer: Role,
  access: { types: WORKING_TYPES, scope: 'library', peers: true },
  areas: roleReaders,
  example: { params: { roleId: 1 } },
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

/** Industries and functions; with a client only its associated ones (all of its sources when it has none). */
export const listSubSectors = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/subsectors',
  follows: ['clients'],
  query: z.object({ clientId: Id.optional(), sourceIds: Many(Id) }),
  answer: z.object({ subSectors: z.array(SubSector) }),
  access: ofClient,
  areas: [...roleReaders, 'admin'],
  example: { query: { clientId: 1 } },
});

/** Departments and tracks of the given sub-sectors, or of all. */
export const listFunctions = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/functions',
  follows: ['clients'],
  query: z.object({ subSectorIds: Many(Id), clientId: Id.optional() }),
  answer: z.object({ functions: z.array(RoleFunction) }),
  access: ofClient,
  areas: roleReaders,
  example: { query: { clientId: 1 } },
});

export const listOccupations = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/occupations',
  query: z.object({ subSectorIds: Many(Id) }),
  answer: z.object({ occupations: z.array(z.string()) }),
  access: { types: WORKING_TYPES, scope: 'library' },
  areas: roleReaders,
  example: {},
});

export const listLeadershipRoles = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/leadershipRoles',
  answer: z.object({ leadershipRoles: z.array(LeadershipRole) }),
  access: { types: WORKING_TYPES, scope: 'library', peers: true },
  areas: roleReaders,
  example: {},
});

/**
 * Leadership and meta skills of a leadership role, with one source's terms and levels; one entry per skill and scheme.
 */
export const listLeadershipSkills = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/leadershipRoles/{leadershipRoleId}/skills/{sourceId}',
  answer: z.object({ skills: z.array(RoleSkill) }),
  access: { types: WORKING_TYPES, scope: 'library', peers: true },
  areas: roleReaders,
  example: { params: { leadershipRoleId: 1, sourceId: 1 } },
});

/** Names and places of up to 5,000 roles, for other services. */
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

/** Skills of up to 200 roles, for other services: ids, levels and criticality. */
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
 * Input for matching: a persona as described. `restored` are indexes of ignored sentences that the user included again.
 */
export const SuggestionRequest = z.object({
  personaName: Line,
  groupName: Line.default(''),
  roleDescription: Prose.default(''),
  rolesAndResponsibilities: Prose.default(''),
  restored: z.array(Count).max(500).default([]),
});
export type SuggestionRequest = z.input<typeof SuggestionRequest>;

/** The three best industry roles per persona, from the published roles of the client's sources; at most 50 personas. */
export const suggestRoles = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/suggestions',
  follows: ['clients'],
  reads: true,
  body: z.object({ clientId: Id, roleSuggestionsRequest: z.array(SuggestionRequest).min(1).max(50) }),
  maxBodyBytes: 8 * 1024 * 1024,
  answer: z.object({
    suggestions: z.array(
      z.object({
        roles: z.array(Suggestion),
        /** Names of sources with a clearly closer role, which the client does not use. */
        elsewhere: z.array(z.string()).default([]),
      }),
    ),
  }),
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' }, peers: true },
  areas: ['personas'],
  example: { body: { clientId: 1, roleSuggestionsRequest: [{ personaName: 'Data Engineer' }] } },
});

/** Reasons for suggested roles. Spans point into `text`: the matched description and responsibilities. */
export const explainSuggestions = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/suggestions/reasons',
  reads: true,
  body: z.object({ clientId: Id, request: SuggestionRequest, roleIds: z.array(Id).min(1).max(10) }),
  maxBodyBytes: 512 * 1024,
  answer: z.object({ text: z.string(), reasons: z.array(SuggestionReasons) }),
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' }, peers: true },
  areas: ['personas'],
  example: { body: { clientId: 1, request: { personaName: 'Data Engineer' }, roleIds: [1] } },
});

/**
 * Imports the two ESCO zips (classification and relations, as published) as a separate source; returns the job's token.
 */
export const importEsco = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/library/imports/esco',
  answer: z.object({ token: z.string() }),
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  areas: ['roles', 'skills'],
  upload: { maxBytes: 64 * 1024 * 1024, maxFiles: 2, extensions: ['zip'] },
  example: {},
});

/**
 * Pages through all roles by id, to build copies that then follow role events. Pass `next` in the following request.
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
