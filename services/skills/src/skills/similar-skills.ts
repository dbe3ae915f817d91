import { readableStatuses, similarSkills } from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Verdicts } from '../duplicates/verdicts';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillRanker } from '../skill-matches/skill-ranker';
import { type SkillDocument, type Skills, toSummary } from './skill-document';

const MAX_SHOWN = 5;
/** Lower scores share a word or a topic, but do not name the same skill. */
const MIN_SCORE = 0.7;
/** Without a common word; such scores are lower. */
const MIN_SCORE_BY_MEANING = 0.65;
/** Lower cosines of a language model are of skills of the same field. */
const MIN_COSINE = 0.8;

interface SimilarDependencies {
  skills: Skills;
  ranker: SkillRanker;
  readNames: ReadLibraryNames;
  verdicts: Verdicts;
}

/** Finds skills that may be the same as one whose name is being entered, by name, alternative name and meaning. */
export const similarSkillsRoute =
  ({ skills, ranker, readNames, verdicts }: SimilarDependencies) =>
  (app: FastifyInstance) => {
    route(app, similarSkills, async ({ query: { name, excludeSkillId } }, { identity }) => {
      const excludedIds =
        excludeSkillId === undefined ? [] : [excludeSkillId, ...(await verdicts.findOthers(excludeSkillId))];
      const filter = {
        skillStatus: { $in: readableStatuses(identity.user?.userType ?? 0) },
        ...(excludedIds.length && { _id: { $nin: excludedIds } }),
      };
      const [[ranking = []], [nearest = []]] = await Promise.all([
        ranker.rank([name], filter, MAX_SHOWN),
        ranker.nearest([name], filter, MIN_COSINE),
      ]);
      const byName = ranking.filter(
        ({ score, why }) => score >= (why === 'similar meaning' ? MIN_SCORE_BY_MEANING : MIN_SCORE),
      );
      const known = new Set(byName.map(({ id }) => id));
      const similar = [...byName, ...nearest.filter(({ id }) => !known.has(id))].slice(0, MAX_SHOWN);
      const found = await skills.model.find({ _id: { $in: similar.map(({ id }) => id) } }).lean<SkillDocument[]>();
      const skillsById = new Map(found.map((skill) => [skill._id, skill]));
      const names = await readNames(found.map(({ skillFamilyId }) => skillFamilyId));
      return {
        skills: similar.flatMap(({ id, why, matched }) => {
          const skill = skillsById.get(id);
          return skill ? [{ ...toSummary(skill, names), why, matched }] : [];
        }),
      };
    });
  };
