import * as z from 'zod';
import { call } from '../call';
import { ADMIN_LIKE, LIBRARY_MAINTAINERS } from '../user-types';
import { Done, Id, Many, Moment, page, pageTotal, Rev } from '../vocabulary';
import { SkillSummary } from './skill';

const architects = { types: ADMIN_LIKE, scope: 'library' } as const;

/** Why two skills are likely duplicates, strongest reason first. */
export const DUPLICATE_REASONS = ['same name', 'alternative name', 'same words', 'similar meaning'] as const;
export const DuplicateReason = z.enum(DUPLICATE_REASONS);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** One skill of a likely duplicate, with the data that distinguishes it from the other. */
export const DuplicateSkill = SkillSummary.extend({
  rev: Rev,
  alternativeNames: z.array(z.string()),
  skillDescription: z.string(),
});
export type DuplicateSkill = z.infer<typeof DuplicateSkill>;

export const SkillPair = z.object({
  left: DuplicateSkill,
  right: DuplicateSkill,
  why: DuplicateReason,
  /** The common name. */
  matched: z.string(),
});
export type SkillPair = z.infer<typeof SkillPair>;

/** Searches for likely duplicates among all skills, by a job. */
export const findSkillDuplicates = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/duplicates/find',
  answer: z.object({ jobToken: z.string() }),
  access: architects,
  areas: ['skills'],
  example: {},
});

/** Likely duplicates that are not settled, most likely first; `foundAt` is undefined until the first search. */
export const listSkillDuplicates = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/duplicates',
  ownTexts: true,
  query: z.object({ sourceIds: Many(Id), reasons: Many(DuplicateReason), ...page(30) }),
  answer: z.object({ pairs: z.array(SkillPair), ...pageTotal, foundAt: Moment.optional() }),
  access: architects,
  areas: ['skills'],
  example: {},
});

const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;

/** Marks skills as different from this one: they are no longer listed as its duplicates. */
export const addNotDuplicates = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/not-duplicates',
  body: z.object({ skillIds: z.array(Id).min(1).max(100) }),
  answer: Done,
  access: keepers,
  areas: ['skills'],
  example: { params: { skillId: 999_999 }, body: { skillIds: [1] } },
});

/** Undoes the mark that two skills are different. */
export const removeNotDuplicate = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skills/{skillId}/not-duplicates/{otherId}',
  audit: { kind: 'restoration', what: 'Undo mark that skills are different', record: 'skillId', shows: ['otherId'] },
  answer: Done,
  access: keepers,
  areas: ['skills'],
  example: { params: { skillId: 999_999, otherId: 1 } },
});
