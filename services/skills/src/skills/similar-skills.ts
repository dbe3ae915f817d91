import { readableStatuses, similarSkills } from '@skills-architect/contracts/skills';
import { route, splitWords } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Verdicts } from '../duplicates/verdicts';
import type { ReadLibraryNames } from '../library/library-names';
import { countMatchedRoots, nameRootPatterns } from '../suggestions/name-root-patterns';
import { bestSimilarity } from './similarity';
import { type SkillDocument, type Skills, toSummary } from './skill-document';

/** Most skills compared with the name: those that share the most words with it, in any form. */
const MAX_COMPARED = 100;
const MAX_SHOWN = 5;

/** Finds skills that may be the same as one whose name is being entered. */
export const similarSkillsRoute = (
  app: FastifyInstance,
  skills: Skills,
  readNames: ReadLibraryNames,
  verdicts: Verdicts,
) => {
  route(app, similarSkills, async ({ query }, { identity }) => {
    const words = splitWords(query.name);
    const rootPatterns = nameRootPatterns(query.name);
    const { excludeSkillId } = query;
    const excludedIds =
      excludeSkillId === undefined ? [] : [excludeSkillId, ...(await verdicts.findOthers(excludeSkillId))];
    const candidates = await skills.model.aggregate<SkillDocument>([
      {
        $match: {
          ...skills.alive,
          terms: { $in: [...words, ...rootPatterns] },
          skillStatus: { $in: readableStatuses(identity.user?.userType ?? 0) },
          ...(excludedIds.length && { _id: { $nin: excludedIds } }),
        },
      },
      {
        $set: {
          common: { $size: { $setIntersection: ['$terms', words] } },
          matchedRoots: countMatchedRoots(rootPatterns),
        },
      },
      { $sort: { matchedRoots: -1, common: -1, _id: 1 } },
      { $limit: MAX_COMPARED },
    ]);
    const found = candidates
      .flatMap((skill) => {
        const similarity = bestSimilarity(query.name, skill);
        return similarity ? [{ skill, ...similarity }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SHOWN);
    const names = await readNames(found.map(({ skill }) => skill.skillFamilyId));
    return { skills: found.map(({ skill, why, matched }) => ({ ...toSummary(skill, names), why, matched })) };
  });
};
