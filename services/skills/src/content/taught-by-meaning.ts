import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { NearestRecords } from '@skills-architect/library-service-kit/embeddings';
import { toFilter } from '@skills-architect/service-kit';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { Learnable, TaughtSkill } from './match-skills';
import type { SkillContentDocument, SkillContents } from './skill-content-document';

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
 * near to 'resolve conflicts'. For items that name no skill; undefined while the language model is not ready.
 */
export const taughtByMeaning = async (
  skills: Skills,
  findNearest: NearestRecords['findForJob'],
  items: readonly Pick<Learnable, 'contentTitle' | 'statedLevel'>[],
): Promise<TaughtSkill[][] | undefined> => {
  if (!items.length) return [];
  const titles = items.map(({ contentTitle }) => contentTitle);
  const nearest = await findNearest(titles, { limit: MAX_NEAR, atLeast: LEAST_SIMILARITY });
  if (!nearest) return undefined;
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

/** The skills that these items were found to teach by meaning before: they are kept while the model is not ready. */
export const readTaughtByMeaning = async (
  { model, alive }: SkillContents,
  items: readonly { _id: number }[],
): Promise<ReadonlyMap<number, TaughtSkill[]>> => {
  const pairs = await model
    .find({ ...alive, contentId: { $in: items.map(({ _id }) => _id) }, 'why.foundBy': 'meaning' })
    .lean<SkillContentDocument[]>();
  const taught = new Map<number, TaughtSkill[]>();
  for (const { contentId, skillId, relevanceScore, levelShare, why } of pairs)
    taught.set(contentId, [...(taught.get(contentId) ?? []), { skillId, relevanceScore, levelShare, why }]);
  return taught;
};
