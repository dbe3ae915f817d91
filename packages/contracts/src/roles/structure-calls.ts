import * as z from 'zod';
import { call } from '../call';
import { OwnTexts } from '../translation';
import { WORKING_TYPES } from '../user-types';
import { Id, Many } from '../vocabulary';
import { LeadershipRole, RoleFunction, RoleSkill, SubSector } from './role';

const roleReaders = ['roles', 'personas', 'explorer'] as const;
const ofClient = { types: WORKING_TYPES, scope: { client: 'query.clientId' }, peers: true } as const;

/** Industries and functions; with a client only its selected ones (all of its sources if it has selected none). */
export const listSubSectors = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/subsectors',
  follows: ['clients'],
  query: z.object({ clientId: Id.optional(), sourceIds: Many(Id), ownTexts: OwnTexts }),
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
  query: z.object({ subSectorIds: Many(Id), clientId: Id.optional(), ownTexts: OwnTexts }),
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
