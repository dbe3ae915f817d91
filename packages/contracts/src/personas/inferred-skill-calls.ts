import * as z from 'zod';
import { call } from '../call';
import { Proficiency, SkillCategory, Source } from '../skills/skill';
import { Certainty, SkillEvidence, UnknownTool } from '../skills/skills-in-text-calls';
import { NAME_LANGUAGE } from '../translation';
import { ADMIN_LIKE } from '../user-types';
import { Done, Id, Moment } from '../vocabulary';
import { SkillSubject } from './client-skills';

/** What asks for an inferred skill: the persona's description, its industry role, or both. */
export const InferredFrom = z.enum(['description and role', 'description', 'role']);
export type InferredFrom = z.infer<typeof InferredFrom>;

/** What suggested a skill: names in the description, and whether the industry role asks for it. */
export const SuggestedBy = z.object({ names: z.array(z.string().min(1).max(500)).max(50), role: z.boolean() });
export type SuggestedBy = z.infer<typeof SuggestedBy>;

/** A suggestion that a user has marked as wrong: it is ignored for all personas of the client. */
export const WrongSuggestion = SuggestedBy.extend({ userName: z.string(), at: Moment });
export type WrongSuggestion = z.infer<typeof WrongSuggestion>;

/** A library skill that a persona seems to need. */
export const InferredSkill = z.object({
  skillId: Id,
  skillName: z.string(),
  ...NAME_LANGUAGE,
  skillCategory: SkillCategory,
  skillSource: Source.pick({ sourceId: true, source: true }),
  proficiencies: z.array(Proficiency),
  inferredFrom: InferredFrom,
  /** The name in the description; empty when only the role asks for it. */
  foundAs: z.string(),
  /** Null when only the role asks for it. */
  sureness: Certainty.nullable(),
  evidence: z.array(SkillEvidence),
  /** The level stated by the description, otherwise the role's; null when neither states one. */
  proposedProficiencyId: Id.nullable(),
  /** The ignored marks. */
  wrong: WrongSuggestion.optional(),
  /** Whether everything that suggests the skill is marked as wrong; then it comes last. */
  isMarkedWrong: z.boolean().optional(),
});
export type InferredSkill = z.infer<typeof InferredSkill>;

/**
 * A skill that a persona seems to need but that the library lacks: a tool in its description, or a result of the
 * external skills search.
 */
export const OutsideSkill = UnknownTool.extend({
  /** Name of the external skills search that found it by the persona's name. */
  foundIn: z.string().optional(),
});
export type OutsideSkill = z.infer<typeof OutsideSkill>;

const InferredSkills = z.object({
  skills: z.array(InferredSkill),
  nonExistingSkills: z.array(OutsideSkill),
  /** Why the external skills search failed. */
  externalTrouble: z.string().optional(),
});

/**
 * Skills that the description, responsibilities and industry role of a persona ask for, and tools in its texts or in
 * the external skills search that the library lacks. Like all of these calls only for types 2 and 4.
 */
export const inferredSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/inferred-skills',
  expensive: true,
  follows: ['skills', 'roles'],
  answer: InferredSkills,
  access: { types: ADMIN_LIKE, scope: { record: 'persona', id: 'params.personaId' } },
  example: { params: { personaId: 1 } },
});

const params = z.object({ skillSubject: SkillSubject });
const access = { types: ADMIN_LIKE, scope: { record: 'skillSubject', id: 'params.skillSubject' } } as const;

/** The same for a row of an import, given as `row-12`, with its selected role. */
export const inferredRowSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{skillSubject}/skill-mapping/inferred-skills',
  expensive: true,
  follows: ['skills', 'roles'],
  params,
  answer: InferredSkills,
  access,
  example: { params: { skillSubject: 'row-999999' } },
});

const marking = {
  service: 'personas',
  method: 'POST',
  params,
  body: SuggestedBy.extend({ skillId: Id }),
  answer: Done,
  access,
  example: { params: { skillSubject: '1' }, body: { skillId: 1, names: ['Java'], role: false } },
} as const;

/**
 * Marks what suggests a skill as wrong for the client of a persona or row: from then on this name in a description, or
 * this industry role, no longer suggests the skill for any persona of the client.
 */
export const markSuggestionWrong = call({ ...marking, path: '/v3/personas/{skillSubject}/inferred-skills/wrong' });

/** Undoes such marks. */
export const unmarkSuggestion = call({ ...marking, path: '/v3/personas/{skillSubject}/inferred-skills/wrong/undo' });

/** Deletes the data of a client other than its personas, for the service that deletes the client. */
export const forgetClient = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/forget-client',
  body: z.object({ clientId: Id }),
  answer: Done,
  access: { types: [], scope: 'library', peers: true },
  areas: ['admin', 'personas'],
  example: { body: { clientId: 999_999 } },
});
