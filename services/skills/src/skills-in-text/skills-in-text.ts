import { LibraryStatus, skillsInText } from '@skills-architect/contracts/skills';
import { candidateWords, findSkills } from '@skills-architect/matching';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillDocument, Skills } from '../skills/skill-document';

const MOST_EVIDENCE = 5;

type Named = Pick<SkillDocument, '_id' | 'skillName' | 'alternativeNames' | 'nameLines'>;

/** The names of a skill that consist of these words only, its own name first; undefined when there is none. */
const spelledNames = ({ _id, skillName, alternativeNames, nameLines }: Named, words: ReadonlySet<string>) => {
  const lines = nameLines.split('\n');
  const isSpelled = (at: number) => Boolean(lines[at]?.split(' ').every((word) => words.has(word)));
  const others = alternativeNames.filter((_, at) => isSpelled(at + 1));
  return isSpelled(0) || others.length ? { id: _id, names: [skillName, ...others] } : undefined;
};

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
        },
        { skillName: 1, alternativeNames: 1, nameLines: 1 },
      )
      .sort({ _id: 1 })
      .lean<Named[]>();
    // Compared here: MongoDB would read the list of words again for every name.
    const words = new Set(all);
    const library = candidates.flatMap((skill) => spelledNames(skill, words) ?? []);
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
