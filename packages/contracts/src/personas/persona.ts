import * as z from 'zod';
import { Criticality, LeadershipRole } from '../roles/role';
import { Proficiency, SkillCategory, Source } from '../skills/skill';
import { NAME_LANGUAGE, PLACE_LANGUAGES } from '../translation';
import { AuditFields, Count, Id, Line, Prose, Rev } from '../vocabulary';
import { factsOf } from './described-fields';
import { ReadingNotes } from './origin';
import { PersonaApproval } from './review';

/** Ids of the personas whose Assign Skills shows trending skills and a skill tree chart. */
export const TRENDING_PERSONA_IDS: readonly number[] = [2439, 2305];

/** A department of a client. */
export const PersonaGroup = z.object({ personaGroupId: Id, personaGroupName: z.string(), clientId: Id });
export type PersonaGroup = z.infer<typeof PersonaGroup>;

/** The industry role matched to a persona, with its place in the library. */
export const MatchedRole = z.object({
  roleId: Id,
  roleName: z.string(),
  ...NAME_LANGUAGE,
  subsectorId: Count,
  subsector: z.string(),
  subsectorTypeId: z.number().int(),
  functionId: Count,
  functionName: z.string(),
  ...PLACE_LANGUAGES,
});

export const PersonaSummary = z.object({
  personaId: Id,
  personaName: z.string(),
  personaGroup: PersonaGroup.omit({ clientId: true }),
  clientId: Id,
  industryRole: z.object({ roleId: Id, roleName: z.string(), ...NAME_LANGUAGE }).nullable(),
  leadershipRole: LeadershipRole.nullable(),
  /** Number of mapped skills, and of those with a target level. */
  skills: Count,
  skillsWithLevel: Count,
  /** Present if the client has approvers, or if the persona is still in review after they were removed. */
  approval: PersonaApproval.optional(),
  rev: Rev,
});
export type PersonaSummary = z.infer<typeof PersonaSummary>;

/** Stands for a `|` within a paragraph, because that sign separates paragraphs. */
const WIDE_BAR = '｜';

/** Non-empty paragraphs of a text with the separator `|`. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split('|')
    .map((paragraph) => paragraph.replaceAll(WIDE_BAR, '|').trim())
    .filter(Boolean);

/** The reverse of `splitParagraphs`: a `|` within a paragraph stays one. */
export const joinParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((paragraph) => paragraph.trim().replaceAll('|', WIDE_BAR))
    .filter(Boolean)
    .join('|');

/** The paragraphs as lines for editing; empty ones and spaces stay. */
export const toEditedLines = (paragraphs: string): string => paragraphs.replaceAll('|', '\n').replaceAll(WIDE_BAR, '|');

/** The reverse of `toEditedLines`. */
export const fromEditedLines = (lines: string): string => lines.replaceAll('|', WIDE_BAR).replaceAll('\n', '|');

/** Paragraphs that a person wrote into one cell: lines, or, in a single line, texts with the separator `|`. */
export const paragraphsOfCell = (cell: string): string =>
  /\n/.test(cell.trim()) ? joinParagraphs(cell.split('\n')) : joinParagraphs(cell.split('|'));

/** `rolesResponsibilities`: paragraphs separated by `|`. */
export const Persona = AuditFields.extend({
  personaId: Id,
  personaName: z.string(),
  personaGroup: PersonaGroup,
  clientId: Id,
  ...factsOf(() => z.string()),
  roleDescription: z.string(),
  rolesResponsibilities: z.string(),
  industryRole: MatchedRole.nullable(),
  leadershipRole: LeadershipRole.nullable(),
});
export type Persona = z.infer<typeof Persona>;

/** An id that was chosen from a list. */
const Chosen = z.number().int().positive();

/**
 * Requirements for the person in a job description, one sentence each, such as 'Good knowledge of SQL'. They are not
 * part of the form's texts, but are searched for skills.
 */
export const Requirements = z.array(z.string().max(2000)).max(200);

/** Identifies a parsed job description until it expires; only for the user who sent it, and for the same client. */
export const DocumentToken = z.string().max(64);

/** The refusal of a form without an industry role. */
export const ROLE_MISSING = 'Please select an Industry Role!';

const form = {
  groupName: Line.min(1, 'Group name is required'),
  personaName: Line.min(1, 'Persona name is required'),
  ...factsOf(() => Line.default('')),
  roleDescription: Prose.default(''),
  rolesResponsibilities: Prose.default(''),
  /** Unchanged if the form does not send them. */
  requirements: Requirements.optional(),
  /** The `documentToken` of the job description that filled the form, which the persona then keeps as its source. */
  documentToken: DocumentToken.optional(),
  industryRoleId: Chosen.nullable().refine((id) => id !== null, ROLE_MISSING),
  leadershipRoleId: Chosen.nullable().default(null),
};

/** The persona form. An unknown group name creates a new group. */
export const PersonaForm = z.object(form);
export type PersonaForm = z.input<typeof PersonaForm>;

/** The form of an existing persona: one that an import has created without an industry role is saved without one too. */
export const PersonaChangeForm = PersonaForm.extend({ industryRoleId: Chosen.nullable() });

/** Origin of a persona's skill. */
export const SkillAddedFrom = z.enum(['Industry Role', 'Add Skill', 'Skill Match', 'Inferred Skill']);
export type SkillAddedFrom = z.infer<typeof SkillAddedFrom>;

/** A skill of a persona: target level, level expected by its industry role, and the levels to choose from. */
export const PersonaSkill = z.object({
  skillId: Id,
  skillName: z.string(),
  ...NAME_LANGUAGE,
  skillCategory: SkillCategory,
  skillSource: Source.pick({ sourceId: true, source: true }),
  skillAddedFrom: SkillAddedFrom,
  proficiencyId: Id.nullable(),
  levelNumber: z.number().int().nullable(),
  industryProficiencyID: Id.nullable(),
  industryLevelNumber: z.number().int().nullable(),
  skillCriticality: Criticality,
  proficiencies: z.array(Proficiency),
});
export type PersonaSkill = z.infer<typeof PersonaSkill>;

/** All skills of a persona; `rev` is the revision of the mapping, not of the persona. */
export const PersonaSkills = z.object({
  personaId: Id,
  rev: Rev,
  skills: z.array(PersonaSkill),
  /** Skills of the industry role that the user removed; they are not added again. */
  excludedRoleSkills: z.array(Id),
  /** Whether this revision was created by Confirm Changes and can be undone. */
  canUndo: z.boolean().optional(),
});
export type PersonaSkills = z.infer<typeof PersonaSkills>;

/** Payload of Confirm Changes: changed or added rows, and removed ones. */
export const PersonaSkillsForm = z.object({
  rev: Rev,
  skillProficiencyMappings: z
    .array(
      z.object({
        skillId: Id,
        proficiencyId: Id.nullable(),
        skillCriticality: Criticality,
        skillAddedFrom: SkillAddedFrom,
      }),
    )
    .max(2000),
  skillIdsToRemoveFromPersona: z.array(Id).max(2000),
});
export type PersonaSkillsForm = z.input<typeof PersonaSkillsForm>;

/**
 * Persona fields extracted from a job description; fields that it does not state are empty. The group is never a guess:
 * see `groupGuess`. Passages of `origins` refer to the document.
 */
export const ExtractedPersona = ReadingNotes.extend({
  personaGroupName: z.string(),
  personaName: z.string(),
  ...factsOf(() => z.string()),
  roleDescription: z.string(),
  rolesAndResponsibilities: z.string(),
  requirements: Requirements.optional(),
});
export type ExtractedPersona = z.infer<typeof ExtractedPersona>;

/** An extracted persona, and the token by which a saved persona keeps the document as its source. */
export const ReadJobDescription = ExtractedPersona.extend({
  documentToken: DocumentToken,
  /** What the document holds beside this persona, as a sentence. */
  note: z.string().optional(),
});
export type ReadJobDescription = z.infer<typeof ReadJobDescription>;
