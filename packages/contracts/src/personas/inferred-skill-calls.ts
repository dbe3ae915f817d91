import * as z from 'zod';
import { call } from '../call';
import { Proficiency, SkillCategory, Source } from '../skills/skill';
import { SkillEvidence, Sureness, UnknownTool } from '../skills/skills-in-text-calls';
import { ADMIN_LIKE } from '../user-types';
import { Id } from '../vocabulary';

/** What asks for an inferred skill: the persona's description, its industry role, or both. */
export const InferredFrom = z.enum(['description and role', 'description', 'role']);
export type InferredFrom = z.infer<typeof InferredFrom>;

/** A skill of the library that a persona seems to need. */
export const InferredSkill = z.object({
  skillId: Id,
  skillName: z.string(),
  skillCategory: SkillCategory,
  skillSource: Source.pick({ sourceId: true, source: true }),
  proficiencies: z.array(Proficiency),
  inferredFrom: InferredFrom,
  /** The name by which the description asks for it; empty when only the role does. */
  foundAs: z.string(),
  /** Null when only the role asks for it. */
  sureness: Sureness.nullable(),
  evidence: z.array(SkillEvidence),
  /** The level that the description states, else the role's; null when neither says one. */
  proposedProficiencyId: Id.nullable(),
});
export type InferredSkill = z.infer<typeof InferredSkill>;

/**
 * Skills that the description, responsibilities and industry role of a persona ask for, and tools named there that the
 * library lacks. Only for types 2 and 4.
 */
export const inferredSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/inferred-skills',
  follows: ['skills', 'roles'],
  answer: z.object({ skills: z.array(InferredSkill), nonExistingSkills: z.array(UnknownTool) }),
  access: { types: ADMIN_LIKE, scope: { record: 'persona', id: 'params.personaId' } },
  example: { params: { personaId: 1 } },
});
