import { LibraryStatus, skillsInText } from '@skills-architect/contracts/skills';
import { candidateWords, findSkills } from '@skills-architect/matching';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillDocument, Skills } from '../skills/skill-document';

const MOST_EVIDENCE = 5;

/** True of a skill whose name or one of whose alternative names consists of these words only. */
const isSpelledBy = (words: readonly string[]) => ({
  $anyElementTrue: {
    $map: {
      input: { $split: ['$nameLines', '\n'] },
      as: 'line',
      in: { $setIsSubset: [{ $split: ['$$line', ' '] }, words] },
    },
  },
});

/** Finds the published skills that texts ask for, in one query on the index of their words. */
export const skillsInTextRoute = (app: FastifyInstance, skills: Skills) => {
  route(app, skillsInText, async ({ body: { texts, sourceIds } }) => {
    const { telling, all } = candidateWords(texts);
    const candidates = await skills.model
      .find(
        {
          ...skills.alive,
          skillStatus: LibraryStatus.Published,
          terms: { $in: telling },
          ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
          $expr: isSpelledBy(all),
        },
        { skillName: 1, alternativeNames: 1 },
      )
      .sort({ _id: 1 })
      .lean<SkillDocument[]>();
    const library = candidates.map(({ _id, skillName, alternativeNames }) => ({
      id: _id,
      names: [skillName, ...alternativeNames],
    }));
    const found = findSkills(texts, library);
    return {
      skills: found.skills.map(({ id, name, sureness, evidence }) => ({
        skillId: id,
        name,
        sureness,
        evidence: evidence.slice(0, MOST_EVIDENCE),
      })),
      unknown: found.unknown.map(({ name, evidence }) => ({ name, evidence: evidence.slice(0, MOST_EVIDENCE) })),
    };
  });
};
