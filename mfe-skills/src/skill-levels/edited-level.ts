import { LevelTexts } from '@skills-architect/contracts/skills';
import type { DraftParts } from '@skills-architect/portal-kit';
import * as z from 'zod';

/** The id of a level that is not saved yet. */
export const NEW_ROW = 0;

const Texts = z.object({ description: z.string(), knowledge: z.string(), ability: z.string() });
export type Texts = z.infer<typeof Texts>;

const EditedLevel = z.object({
  schemeId: z.number(),
  proficiencyId: z.number(),
  /** Chosen number of a new level; 0 when none is chosen. */
  levelNumber: z.number(),
  /** Revision of the skill that the texts are based on. */
  rev: z.number(),
  base: Texts,
  texts: Texts,
  /** The texts that somebody else saved meanwhile. */
  theirs: Texts.optional(),
  /** Whether the level's evaluation questions follow its new description. */
  shouldUpdateEvaluationAssessmentText: z.boolean().optional(),
});
/** The row in edit. */
export type EditedLevel = z.infer<typeof EditedLevel>;

export const EMPTY: Texts = { description: '', knowledge: '', ability: '' };
export const pickTexts = ({ description, knowledge, ability }: Texts): Texts => ({ description, knowledge, ability });
export const isSame = (a: Texts, b: Texts): boolean =>
  a.description === b.description && a.knowledge === b.knowledge && a.ability === b.ability;

/** Draft parts of the row in edit; a row without changes is no draft. */
export const ROW: DraftParts<EditedLevel | undefined, EditedLevel> = {
  split: (edited) => new Map(edited && !isSame(edited.base, edited.texts) ? [['row', edited]] : []),
  join: (parts) => parts.get('row'),
  isSame: (a, b) => a === b,
  parse: (stored) => EditedLevel.safeParse(stored).data,
};

const RequiredTexts = LevelTexts.extend({
  knowledge: LevelTexts.shape.knowledge.refine((text) => text !== '', 'Knowledge is required'),
});
const FIELDS = ['levelNumber', 'description', 'knowledge', 'ability'] as const;
type Field = (typeof FIELDS)[number];
type LevelErrors = Partial<Record<Field, string>>;

/** Validation errors of the row in edit, by field. */
export const levelErrors = ({ proficiencyId, levelNumber, texts }: EditedLevel): LevelErrors => {
  const issues = RequiredTexts.safeParse(texts).error?.issues ?? [];
  const message = (field: Field) => issues.find(({ path }) => path[0] === field)?.message;
  return {
    levelNumber: proficiencyId === NEW_ROW && !levelNumber ? 'Proficiency Level selection is required!' : undefined,
    description: message('description'),
    knowledge: message('knowledge'),
    ability: message('ability'),
  };
};

/** The first field with an error, which gets the focus. */
export const firstError = (errors: LevelErrors): Field | undefined => FIELDS.find((field) => errors[field]);
