import { LibraryStatus, skillsByNames } from '@skills-architect/contracts/skills';
import { otherNames, TRANSLATED_NAMES } from '@skills-architect/library-service-kit';
import { fold, route, splitWords } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillDocument, Skills } from '../skills/skill-document';

/** Finds published skills by their names or alternative names, all in one query. */
export const skillsByNamesRoute = (skills: Skills) => (app: FastifyInstance) => {
  route(app, skillsByNames, async ({ body }) => {
    const namesToFind = body.names
      .map((name) => ({ name, words: splitWords(name) }))
      .filter(({ words }) => words.length);
    if (!namesToFind.length) return { skills: [] };
    const found = await skills.model
      .find(
        {
          ...skills.alive,
          skillStatus: LibraryStatus.Published,
          $or: namesToFind.map(({ words }) => ({ terms: { $all: words } })),
        },
        { skillName: 1, nameKey: 1, alternativeNames: 1, ...TRANSLATED_NAMES },
      )
      .sort({ sourceId: 1, _id: 1 })
      .lean<SkillDocument[]>();
    return {
      skills: namesToFind.flatMap(({ name }) => {
        const key = fold(name);
        const skill =
          found.find(({ nameKey }) => nameKey === key) ??
          found.find((candidate) => otherNames(candidate).some((otherName) => fold(otherName) === key));
        return skill ? { name, skillId: skill._id } : [];
      }),
    };
  });
};
