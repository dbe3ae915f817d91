import * as z from 'zod';
import { call } from '../call';
import { historyCalls } from '../history';
import { MergedInto } from '../merge';
import { ADMIN_LIKE, LIBRARY_MAINTAINERS } from '../user-types';
import { Done, Id, Line, Moment, page, pageTotal, Rev } from '../vocabulary';
import { Skill, SkillSummary } from './skill';
import { FamilyName, SkillForm } from './skill-form';

const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;
/** Allows two long texts in a body. */
const FORM_BYTES = 512 * 1024;

/** As in earlier versions: days in which a deleted record can be restored. */
export { RESTORABLE_DAYS } from '../vocabulary';

const form = {
  skillName: 'Wind turbine inspection',
  skillCategoryId: 1,
  skillFamilyId: 1,
  skillStatus: 1,
  skillDescription: 'Finds damage on blades and towers',
} as const;

/**
 * Creates a skill with the levels of its source's schemes, without level texts; 409 when the source has a skill of this
 * name.
 */
export const createSkill = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills',
  ownTexts: true,
  body: SkillForm,
  maxBodyBytes: FORM_BYTES,
  answer: Skill,
  failures: ['conflict'],
  access: keepers,
  example: { body: { ...form, sourceId: 1 } },
});

/** Updates a skill; its source cannot be changed. */
export const updateSkill = call({
  service: 'skills',
  method: 'PATCH',
  path: '/v3/skills/{skillId}',
  ownTexts: true,
  body: SkillForm.extend({ sourceId: Id.optional(), rev: Rev }),
  maxBodyBytes: FORM_BYTES,
  answer: Skill,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 }, body: { ...form, rev: 0 } },
});

/** Deletes a skill, which can be restored for 30 days. 409 while it is being merged. */
export const deleteSkill = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skills/{skillId}',
  audit: { kind: 'deletion', what: 'Delete skill' },
  query: z.object({ rev: Rev }),
  answer: Done,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 }, query: { rev: 0 } },
});

/** Skills deleted in the last 30 days, latest first; a merged one is restored by undoing the merge. */
export const listDeletedSkills = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/deleted',
  ownTexts: true,
  query: z.object({ ...page(10) }),
  answer: z.object({
    skills: z.array(SkillSummary.extend({ deletedAt: Moment, merge: MergedInto.optional() })),
    ...pageTotal,
  }),
  access: keepers,
  example: {},
});

/** Restores a deleted skill; 409 when its source has another skill of this name by now. */
export const restoreSkill = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/restore',
  audit: { kind: 'restoration', what: 'Restore skill' },
  ownTexts: true,
  answer: Skill,
  failures: ['conflict'],
  access: keepers,
  example: { params: { skillId: 999_999 } },
});

const history = historyCalls({
  service: 'skills',
  path: '/v3/skills/{skillId}',
  params: { skillId: 999_999 },
  ownTexts: true,
  answer: Skill,
  failures: ['conflict'],
  access: keepers,
});
/** The versions of a skill with its level texts, latest first. */
export const skillHistory = history.list;
/** Restores a version of a skill as a new version. */
export const restoreSkillVersion = history.restore;

/** Retires a skill, even if its form is incomplete; undo it by restoring the version before. */
export const retireSkill = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/retired',
  audit: { kind: 'change', what: 'Retire skill' },
  ownTexts: true,
  body: z.object({ rev: Rev }),
  answer: Skill,
  failures: ['conflict'],
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { params: { skillId: 999_999 }, body: { rev: 0 } },
});

/** Whether a skill of the source, or of any source if none is given, has this name, ignoring case. */
export const skillNameExists = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/name/exists',
  query: z.object({ name: Line.min(1), sourceId: Id.optional(), excludeSkillId: Id.optional() }),
  answer: z.object({ exists: z.boolean() }),
  access: keepers,
  example: { query: { name: 'SQL', sourceId: 1 } },
});

/** A skill that may be the same as one whose name is being entered. */
export const SimilarSkill = SkillSummary.extend({
  why: z.enum(['same name', 'alternative name', 'same words', 'similar meaning']),
  /** The similar name. */
  matched: z.string(),
});
export type SimilarSkill = z.infer<typeof SimilarSkill>;

/** Up to five skills of all sources with the same name, or with names of the same words or a similar meaning, most similar first. */
export const similarSkills = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/similar',
  ownTexts: true,
  query: z.object({ name: Line.min(1), excludeSkillId: Id.optional() }),
  answer: z.object({ skills: z.array(SimilarSkill) }),
  access: keepers,
  example: { query: { name: 'SQL' } },
});

/** Creates a family of a category, or returns the existing one of this name. */
export const createFamily = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/families',
  body: z.object({ skillCategoryId: Id, skillFamily: FamilyName }),
  answer: z.object({ id: Id }),
  access: keepers,
  example: { body: { skillCategoryId: 1, skillFamily: 'Wind power' } },
});
