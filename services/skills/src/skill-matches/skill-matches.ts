import { LibraryStatus, matchSkills } from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillRanker } from './skill-ranker';

const MAX_MATCHES = 3;

/** Matches a client's skill names to published skills. */
export const skillMatchesRoute = (ranker: SkillRanker) => (app: FastifyInstance) => {
  route(app, matchSkills, async ({ body: { names, sourceIds } }) => {
    const filter = {
      skillStatus: LibraryStatus.Published,
      ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
    };
    const rankings = await ranker.rankByMeaning(names, filter, MAX_MATCHES);
    return {
      matches: rankings.map((ranking) =>
        ranking.map(({ id, skillName, score, matched, why }) => ({
          skillId: id,
          skillName,
          score: Math.round(score * 100),
          matched,
          why,
        })),
      ),
    };
  });
};
