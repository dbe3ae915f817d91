import { LibraryStatus, matchSkills } from '@skills-architect/contracts/skills';
import { type SkillNameMatch, wordBeginnings } from '@skills-architect/matching';
import { createPool, escapeRegExp, route, workerFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { MatchTask } from './match-skills.worker';

const DEADLINE_MS = 20_000;
/** A shorter prefix would match almost everything, so it must be a whole word. */
const MIN_PREFIX_LENGTH = 3;

const toTerm = (prefix: string) =>
  prefix.length < MIN_PREFIX_LENGTH ? prefix : new RegExp(`^${escapeRegExp(prefix)}`);

type Named = Pick<SkillDocument, '_id' | 'skillName' | 'alternativeNames'>;

/** Matches a client's skill names to published skills: one query on the index of words, ranked in a worker thread. */
export const skillMatchesRoute = (app: FastifyInstance, skills: Skills) => {
  const pool = createPool({
    file: workerFile(import.meta.url, 'match-skills.worker'),
    size: 1,
    memoryMb: 500,
    idleMs: 5000,
  });
  app.addHook('onClose', () => pool.close());

  route(app, matchSkills, async ({ body: { names, sourceIds } }) => {
    const found = await skills.model
      .find(
        {
          ...skills.alive,
          skillStatus: LibraryStatus.Published,
          terms: { $in: wordBeginnings(names).map(toTerm) },
          ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
        },
        { skillName: 1, alternativeNames: 1 },
      )
      .lean<Named[]>();
    const task: MatchTask = {
      names,
      skills: found.map(({ _id, skillName, alternativeNames }) => ({
        id: _id,
        names: [skillName, ...alternativeNames],
      })),
    };
    const rankings = await pool.run<SkillNameMatch[][]>(task, { deadlineMs: DEADLINE_MS });
    const namesById = new Map(found.map(({ _id, skillName }) => [_id, skillName]));
    return {
      matches: rankings.map((matches) =>
        matches.map(({ id, score, matched, why }) => ({
          skillId: id,
          skillName: namesById.get(id) ?? matched,
          score: Math.round(score * 100),
          matched,
          why,
        })),
      ),
    };
  });
};
