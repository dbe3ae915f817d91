import * as z from 'zod';
import { call } from '../call';
import { SkillSummary } from '../skills/skill';
import { PERSONA_USERS } from '../user-types';
import { Count, Id } from '../vocabulary';
import { Criticality, RoleSummary } from './role';

/** Maximum number of compared roles. */
export const MOST_COMPARED = 4;

/** A level that a role expects of a skill; a skill has one per scheme, distinguished by their level counts. */
export const ComparedSkill = SkillSummary.omit({ skillStatus: true, skillFamily: true }).extend({
  proficiencyId: Id,
  proficiencySchemeLevelCount: Count,
  levelNumber: z.number().int(),
  level: z.string(),
  skillCriticality: Criticality,
});
export type ComparedSkill = z.infer<typeof ComparedSkill>;

/** A compared role: its place and its expected levels. */
export const ComparedRole = RoleSummary.extend({ skills: z.array(ComparedSkill) });
export type ComparedRole = z.infer<typeof ComparedRole>;

/**
 * Up to four published roles with their published skills, in the requested order. Client users pass their client and
 * get roles of its sources; hidden or deleted roles are omitted.
 */
export const compareRoles = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/compare',
  follows: ['clients', 'skills'],
  reads: true,
  body: z.object({ roleIds: z.array(Id).min(1).max(MOST_COMPARED), clientId: Id.optional() }),
  answer: z.object({ roles: z.array(ComparedRole) }),
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' } },
  areas: ['personas'],
  example: { body: { roleIds: [1, 2], clientId: 1 } },
});
