import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { Embedder, NearestRecords } from '@skills-architect/library-service-kit/embeddings';
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

/** Finds the skills nearest in meaning to texts, with a model that reads some languages. */
export interface NearestToJob {
  nearestForJob: NearestRecords['findForJob'];
  embedder: Pick<Embedder, 'languages'>;
}

/** A language tag such as `de-DE`; providers also send names of languages, of which nothing is known. */
const TAG = /^(?<code>[a-z]{2,3})(?:[-_]|$)/i;
/** Whether a model reads the language of an item: one that reads English alone finds nonsense for titles in German. */
const readsLanguage = (languages: readonly string[] | undefined, language: string): boolean => {
  const code = TAG.exec(language)?.groups?.code?.toLowerCase();
  return !languages || code === undefined || languages.includes(code);
};

const toScore = (similarity: number) => Math.round(similarity * SCORE_SHARE * 1000) / 1000;

/**
 * The skills that items teach by the meaning of their titles, in the order of the items: 'Conflict Resolution at Work' is
 * near to 'resolve conflicts'. For items that name no skill, in any language; those in a language that is not among the model's
 * `languages` have none. Undefined while the language model is not ready.
 */
export const taughtByMeaning = async (
  skills: Skills,
  { nearestForJob, embedder: { languages } }: NearestToJob,
  items: readonly (Pick<Learnable, 'contentTitle' | 'statedLevel'> & { contentLanguage: string })[],
): Promise<TaughtSkill[][] | undefined> => {
  if (!items.length) return [];
  const read = items.filter(({ contentLanguage }) => readsLanguage(languages, contentLanguage));
  const titles = read.map(({ contentTitle }) => contentTitle);
  const found = await nearestForJob(titles, { limit: MAX_NEAR, atLeast: LEAST_SIMILARITY });
  if (!found) return undefined;
  const nearestOf = new Map(read.map((item, index) => [item, found[index] ?? []]));
  const nearest = items.map((item) => nearestOf.get(item) ?? []);
  const offered = toFilter<SkillDocument>({
    ...skills.alive,
    skillStatus: { $ne: LibraryStatus.Retired },
    _id: { $in: nearest.flat().map(({ id }) => id) },
  });
  const stored = await skills.model.find(offered, { skillName: 1 }).lean<Pick<SkillDocument, '_id' | 'skillName'>[]>();
  const names = new Map(stored.map(({ _id, skillName }) => [_id, skillName]));
  return items.map(({ contentTitle, statedLevel }, index) => {
    const near = (nearest[index] ?? []).filter(({ id }) => names.has(id));
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
