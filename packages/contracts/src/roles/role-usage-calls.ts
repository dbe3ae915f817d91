import * as z from 'zod';
import { call } from '../call';
import { PersonaOfSkill } from '../skills/skill-usage-calls';
import { NAME_LANGUAGE } from '../translation';
import { LIBRARY_MAINTAINERS, PERSONA_USERS, WORKING_TYPES } from '../user-types';
import { Count, Id, page, pageTotal } from '../vocabulary';

/** Numbers of job postings annotated with a role, and of roles with a manual career step to it. */
export const roleUsage = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/{roleId}/usage',
  follows: ['jobs'],
  answer: z.object({ postings: Count, careerSteps: Count }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: { params: { roleId: 1 } },
});

/** Personas of all clients that are mapped to a role. SMEs only get their number. */
export const personasOfRole = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/industryRoles/{roleId}/personas',
  follows: ['personas'],
  query: z.object({ ...page(10) }),
  answer: z.object({ personas: z.array(PersonaOfSkill), ...pageTotal }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  areas: ['roles'],
  example: { params: { roleId: 1 } },
});

const MostUsed = z.object({
  skills: z.array(z.object({ skillId: Id, skillName: z.string(), ...NAME_LANGUAGE, roles: Count })),
});
const SkillLimit = z.coerce.number().int().min(1).max(50).default(8);

/** The published skills used by most published industry roles that a client is offered, with the number of these roles. */
export const trendingSkills = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/trending-skills',
  follows: ['skills', 'clients'],
  query: z.object({ clientId: Id, limit: SkillLimit }),
  answer: MostUsed,
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  areas: ['personas'],
  example: { query: { clientId: 1 } },
});

/** The same in the whole library, for areas built on contracts before 0.5.16. */
export const mostUsedSkills = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/most-used-skills',
  follows: ['skills'],
  query: z.object({ limit: SkillLimit }),
  answer: MostUsed,
  access: { types: PERSONA_USERS, scope: 'library' },
  areas: ['personas'],
  example: { query: { limit: 8 } },
});

/** How many published roles expect each level of the skills; levels that no role expects are left out. */
export const expectedLevels = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/expected-levels',
  reads: true,
  body: z.object({ skillIds: z.array(Id).min(1).max(50) }),
  answer: z.object({ levels: z.array(z.object({ skillId: Id, proficiencyId: Id, roles: Count })) }),
  access: { types: WORKING_TYPES, scope: 'library' },
  areas: ['personas'],
  example: { body: { skillIds: [1] } },
});

/** For other services: which of up to 1,000 skills are used by an industry or leadership role. */
export const skillUse = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/skill-use',
  reads: true,
  body: z.object({ skillIds: z.array(Id).max(1000) }),
  answer: z.object({ skillIds: z.array(Id) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'roles'],
  example: { body: { skillIds: [1] } },
});
