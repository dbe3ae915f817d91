import { Id } from '@skills-architect/contracts';
import { Criticality } from '@skills-architect/contracts/roles';
import * as z from 'zod';

/** A skill of a role with the level its industry expects; names and texts belong to the skills service. */
export const RoleSkillLink = z.object({
  skillId: Id,
  proficiencyId: Id,
  levelNumber: z.number().int(),
  skillCriticality: Criticality,
  skillAddedFrom: z.string().optional(),
});
export type RoleSkillLink = z.infer<typeof RoleSkillLink>;
