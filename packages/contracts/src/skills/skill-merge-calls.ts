import * as z from 'zod';
import { call } from '../call';
import { Merge, MergeForm, MergePreview, StartedMerge } from '../merge';
import { ADMIN_LIKE } from '../user-types';
import { Id, page, pageTotal } from '../vocabulary';

const architects = { types: ADMIN_LIKE, scope: 'library' } as const;
const follows = ['personas', 'industryRoles', 'leadershipRoles'] as const;

/** What moves and what collides when a skill is merged into another. */
export const previewSkillMerge = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/merge-preview',
  follows,
  query: z.object({ intoId: Id }),
  answer: MergePreview,
  failures: ['conflict'],
  access: architects,
  areas: ['skills'],
  example: { params: { skillId: 999_999 }, query: { intoId: 1 } },
});

/**
 * Moves all links of a skill to another in a job. Then the skill's names become alternative names of the other one and
 * it is deleted; or it is only deleted or retired. It can be undone for 30 days.
 */
export const mergeSkill = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/{skillId}/merge',
  body: MergeForm,
  answer: StartedMerge,
  failures: ['conflict'],
  access: architects,
  areas: ['skills'],
  example: { params: { skillId: 999_999 }, body: { intoId: 1, rev: 0, intoRev: 0 } },
});

/** Merges of the last 30 days that can be undone or are under way, the latest first. */
export const listSkillMerges = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/merges',
  query: z.object({ ...page(10) }),
  answer: z.object({ merges: z.array(Merge), ...pageTotal }),
  access: architects,
  areas: ['skills'],
  example: {},
});

/** Brings every link back in a job; 409 when something was changed since, with what. */
export const undoSkillMerge = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/merges/{mergeId}/undo',
  answer: StartedMerge,
  failures: ['conflict'],
  access: architects,
  areas: ['skills'],
  example: { params: { mergeId: 999_999 } },
});
