import * as z from 'zod';
import { call } from '../call';
import { Criticality, LeadershipRole, RoleSummary } from '../roles/role';
import { LIBRARY_MAINTAINERS } from '../user-types';
import { Id, page, pageTotal } from '../vocabulary';

const expected = { proficiencyId: Id, levelNumber: z.number().int(), skillCriticality: Criticality };

/**
 * An industry role with the levels that it expects of the skill, one per scheme; the fields of the first are also at
 * the top level.
 */
export const RoleOfSkill = RoleSummary.extend({ ...expected, expected: z.array(z.object(expected)) });
export type RoleOfSkill = z.infer<typeof RoleOfSkill>;

/** Industry roles that expect a skill, sorted by name, and all leadership roles that have it. */
export const rolesOfSkill = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/skills/{skillId}/roles',
  follows: ['industryRoles', 'leadershipRoles'],
  query: z.object({ ...page(10) }),
  answer: z.object({
    roles: z.array(RoleOfSkill),
    leadershipRoles: z.array(LeadershipRole).optional(),
    ...pageTotal,
  }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  areas: ['skills'],
  example: { params: { skillId: 1 } },
});

/** A persona that has the skill. */
export const PersonaOfSkill = z.object({
  personaId: Id,
  personaName: z.string(),
  personaGroupName: z.string(),
  leadershipName: z.string(),
  proficiencySchemeName: z.string(),
  clientId: Id,
  clientName: z.string(),
});
export type PersonaOfSkill = z.infer<typeof PersonaOfSkill>;

/** Personas of all clients that have a skill. SMEs only get their number. */
export const personasOfSkill = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/skills/{skillId}/personas',
  follows: ['personas'],
  query: z.object({ ...page(10) }),
  answer: z.object({ personas: z.array(PersonaOfSkill), ...pageTotal }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  areas: ['skills'],
  example: { params: { skillId: 1 } },
});
