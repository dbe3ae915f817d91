import {
  type FindNearest,
  otherNames,
  TRANSLATED_NAMES,
  type TranslatedNames,
} from '@skills-architect/library-service-kit';
import { type SkillNameMatch, wordBeginnings } from '@skills-architect/matching';
import { createPool, escapeRegExp, splitWords, toFilter, workerFile } from '@skills-architect/service-kit';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { MatchTask } from './match-skills.worker';

const PROCESSOR_MS = 20_000;
/** Entering a name takes a while; a new thread first reads the word vectors. */
const IDLE_MS = 30_000;
/** A shorter prefix would match almost everything, so it must be a whole word. */
const MIN_PREFIX_LENGTH = 3;

const toTerm = (prefix: string) =>
  prefix.length < MIN_PREFIX_LENGTH ? prefix : new RegExp(`^${escapeRegExp(prefix)}`);

/** A name without Latin letters has no beginnings: it is looked up by its words. */
const searchTerms = (name: string): (string | RegExp)[] => {
  const beginnings = wordBeginnings([name]);
  return beginnings.length ? beginnings.map(toTerm) : splitWords(name);
};

/** With more candidates the names are ranked in two halves. */
const MAX_CANDIDATES = 20_000;

type Named = Pick<SkillDocument, '_id' | 'skillName' | 'alternativeNames'> & { translations?: TranslatedNames[] };

/** A skill of the library that fits a name; `score` is 0 to 1. */
export interface RankedSkill extends SkillNameMatch {
  skillName: string;
}

/** From this cosine of two names on, a skill may be what was meant. */
const LEAST_SIMILARITY = 0.6;
/** Near skills that are compared with the filter, which may leave few of them. */
const MAX_NEAR = 200;

/** Ranks skills by how well they fit names: one query on the index of words, ranked in a worker thread. */
export const skillRanker = (skills: Skills, findNearest?: FindNearest) => {
  const pool = createPool({
    file: workerFile(import.meta.url, 'match-skills.worker'),
    size: 1,
    memoryMb: 500,
    idleMs: IDLE_MS,
  });
  const readSharing = (names: readonly string[], filter: object) => {
    const terms = { $in: names.flatMap(searchTerms) };
    return skills.model
      .find(toFilter<SkillDocument>({ ...skills.alive, ...filter, terms }), {
        skillName: 1,
        alternativeNames: 1,
        ...TRANSLATED_NAMES,
      })
      .limit(MAX_CANDIDATES + 1)
      .lean<Named[]>();
  };
  /** For each name the skills that a language model finds near, best first; none without a model. */
  const nearest = async (names: readonly string[], filter: object, atLeast: number): Promise<RankedSkill[][]> => {
    if (!findNearest || !names.length) return names.map(() => []);
    const near = await findNearest(names, { limit: MAX_NEAR, atLeast });
    const ids = near.flat().map(({ id }) => id);
    const found = await skills.model
      .find(toFilter<SkillDocument>({ $and: [skills.alive, filter, { _id: { $in: ids } }] }), { skillName: 1 })
      .lean<Pick<SkillDocument, '_id' | 'skillName'>[]>();
    const namesById = new Map(found.map(({ _id, skillName }) => [_id, skillName]));
    return near.map((records) =>
      records.flatMap(({ id, similarity }): RankedSkill[] => {
        const skillName = namesById.get(id);
        if (skillName === undefined) return [];
        return [{ id, skillName, matched: skillName, score: similarity, why: 'similar meaning' }];
      }),
    );
  };
  return {
    /** For each name the skills that fit it, best first, at most `limit`; `filter` limits the skills. */
    async rank(names: string[], filter: object, limit: number): Promise<RankedSkill[][]> {
      const found = await readSharing(names, filter);
      if (found.length > MAX_CANDIDATES && names.length > 1) {
        const middle = Math.ceil(names.length / 2);
        const first = await this.rank(names.slice(0, middle), filter, limit);
        return [...first, ...(await this.rank(names.slice(middle), filter, limit))];
      }
      const task: MatchTask = {
        names,
        limit,
        skills: found.map(({ _id, skillName, ...names }) => ({
          id: _id,
          names: [skillName, ...otherNames(names)],
        })),
      };
      const rankings = await pool.run<SkillNameMatch[][]>(task, { processorMs: PROCESSOR_MS });
      const namesById = new Map(found.map(({ _id, skillName }) => [_id, skillName]));
      return rankings.map((matches) =>
        matches.map((match) => ({ ...match, skillName: namesById.get(match.id) ?? match.matched })),
      );
    },

    nearest,

    /** The same, with those that are near to a name in meaning where few have its words; these come after the others. */
    async rankByMeaning(names: string[], filter: object, limit: number): Promise<RankedSkill[][]> {
      const rankings = await this.rank(names, filter, limit);
      const few = names.filter((_, index) => (rankings[index]?.length ?? 0) < limit);
      const found = await nearest(few, filter, LEAST_SIMILARITY);
      const nearestByName = new Map(few.map((name, index) => [name, found[index] ?? []]));
      return rankings.map((ranking, index) => {
        const present = new Set(ranking.map(({ id }) => id));
        // Never above one that shares a word, or people could not trust the order.
        const most = Math.min(1, ...ranking.map(({ score }) => score));
        const byMeaning = (nearestByName.get(names[index] ?? '') ?? [])
          .filter(({ id }) => !present.has(id))
          .map((skill) => ({ ...skill, score: Math.min(skill.score, most) }));
        return [...ranking, ...byMeaning].slice(0, limit);
      });
    },
    close: () => pool.close(),
  };
};
export type SkillRanker = ReturnType<typeof skillRanker>;
