import * as z from 'zod';
import { call } from '../call';
import { LIBRARY_KEEPERS } from '../user-types';
import { Id, Prose, Rev } from '../vocabulary';
import { Proficiency, SourceId } from './skill';

const keepers = { types: LIBRARY_KEEPERS, scope: 'library' } as const;

/** Whether the levels of a source's skills are those of its schemes: none can be added or removed. */
export const hasFixedLevels = (sourceId: number): boolean =>
  sourceId === SourceId.AiGenerated || sourceId === SourceId.Atomic;

/** The texts of one level of a skill. */
export const LevelTexts = z.object({
  description: Prose.trim().min(1, 'Description is required'),
  /** Key phrases of what one knows at this level. */
  knowledge: Prose.trim().default(''),
  ability: Prose.trim().default(''),
});
export type LevelTexts = z.input<typeof LevelTexts>;

/** A level of a skill with all its texts; they are empty until somebody has written them for this skill. */
export const SkillProficiency = Proficiency.extend({ knowledge: z.string(), ability: z.string() });
export type SkillProficiency = z.infer<typeof SkillProficiency>;

/** All levels of a skill; `rev` is the revision of the skill. */
export const SkillProficiencies = z.object({ rev: Rev, proficiencies: z.array(SkillProficiency) });
export type SkillProficiencies = z.infer<typeof SkillProficiencies>;

const level = { schemeId: Id, levelNumber: z.coerce.number<number>().int().min(1).max(7) };
const texts = { description: 'Inspects alone', knowledge: 'damage classes' };

export const listProficiencies = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/proficiencies',
  answer: SkillProficiencies,
  access: keepers,
  example: { params: { skillId: 1 } },
});

/** Adds a level to a skill whose source has no fixed levels. */
export const addProficiency = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/proficiencies',
  body: LevelTexts.extend({ ...level, rev: Rev }),
  maxBodyBytes: 512 * 1024,
  answer: SkillProficiencies,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 }, body: { schemeId: 1, levelNumber: 1, ...texts, rev: 0 } },
});

/** Writes the texts of one level. */
export const updateProficiency = call({
  service: 'skills',
  method: 'PATCH',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}',
  body: LevelTexts.extend({ rev: Rev }),
  maxBodyBytes: 512 * 1024,
  answer: SkillProficiencies,
  access: keepers,
  example: { params: { skillId: 999_999, proficiencyId: 1 }, body: { ...texts, rev: 0 } },
});

/** Removes a level from a skill whose source has no fixed levels. Added again, it keeps its id. */
export const deleteProficiency = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skills/{skillId}/proficiencies/{proficiencyId}',
  query: z.object({ rev: Rev }),
  answer: SkillProficiencies,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999, proficiencyId: 1 }, query: { rev: 0 } },
});

/** Writes the texts of several levels at once; each needs its description and its knowledge phrases. */
export const saveProficiencies = call({
  service: 'skills',
  method: 'PUT',
  path: '/v3/skills/{skillId}/proficiencies/bulk',
  body: z.object({
    rev: Rev,
    proficiencies: z
      .array(LevelTexts.extend({ ...level, knowledge: Prose.trim().min(1, 'Knowledge is required') }))
      .min(1)
      .max(50),
  }),
  maxBodyBytes: 2 * 1024 * 1024,
  answer: SkillProficiencies,
  access: keepers,
  example: {
    params: { skillId: 999_999 },
    body: { rev: 0, proficiencies: [{ schemeId: 1, levelNumber: 1, ...texts }] },
  },
});
