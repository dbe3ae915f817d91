import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { FindNearest } from '@skills-architect/library-service-kit';
import { toFilter } from '@skills-architect/service-kit';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { Learnable, TaughtSkill } from './match-skills';

/** Of 30 titles of courses, the nearest skill of ESCO was right for most above this cosine, and for few below. */
const LEAST_SIMILARITY = 0.62;
/** A skill that is less near than the nearest one by more than this is another skill. */
const MAX_DISTANCE = 0.05;
const MAX_SKILLS = 2;
/** Nearest skills that are read, of which some may be retired. */
const MAX_NEAR = 10;
/** Below the score of a skill that the title names. */
const SCORE_SHARE = 0.6;

const toScore = (similarity: number) => Math.round(similarity * SCORE_SHARE * 1000) / 1000;

/**
 * The skills that items teach by the meaning of their titles, in the order of the items: 'Conflict Resolution at Work' is
 * near to 'resolve conflicts'. For items that name no skill; `findNearest` is undefined without a language model.
 */
export const taughtByMeaning = async (
  skills: Skills,
  findNearest: FindNearest | undefined,
  items: readonly Pick<Learnable, 'contentTitle' | 'statedLevel'>[],
): Promise<TaughtSkill[][]> => {
  if (!findNearest || !items.length) return items.map(() => []);
  const titles = items.map(({ contentTitle }) => contentTitle);
  const nearest = await findNearest(titles, { limit: MAX_NEAR, atLeast: LEAST_SIMILARITY });
  const offered = toFilter<SkillDocument>({
    ...skills.alive,
    skillStatus: { $ne: LibraryStatus.Retired },
    _id: { $in: nearest.flat().map(({ id }) => id) },
  });
  const found = await skills.model.find(offered, { skillName: 1 }).lean<Pick<SkillDocument, '_id' | 'skillName'>[]>();
  const names = new Map(found.map(({ _id, skillName }) => [_id, skillName]));
  return items.map(({ contentTitle, statedLevel }, at) => {
    const near = (nearest[at] ?? []).filter(({ id }) => names.has(id));
    const least = (near[0]?.similarity ?? 0) - MAX_DISTANCE;
    return near
      .filter(({ similarity }) => similarity >= least)
      .slice(0, MAX_SKILLS)
      .map(({ id, similarity }) => ({
        skillId: id,
        relevanceScore: toScore(similarity),
        levelShare: statedLevel,
        why: [{ part: 'title', sentence: contentTitle, name: names.get(id) ?? '', foundBy: 'meaning' }],
      }));
  });
};
