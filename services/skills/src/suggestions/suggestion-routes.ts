import type { TextSuggestions } from '@skills-architect/contracts';
import {
  suggestDetailedDescription,
  suggestLevelDescriptions,
  suggestShortDescription,
  suggestWikis,
} from '@skills-architect/contracts/skills';
import { type CallContext, route } from '@skills-architect/service-kit';
import { distinctTexts, type SuggestionWriter } from '@skills-architect/service-kit/models';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillParts } from '../skills/skill-writer';
import { firstSentence } from './first-sentence';
import { levelsFromLibrary } from './level-texts';
import { type Related, relatedSkills, type Wanted } from './related-skills';
import { suggestedWikis } from './wiki-suggestions';

interface SuggestedSkill {
  SkillName: string;
  SkillFamily: string;
  SkillDescription: string;
  EmbeddingDescription: string;
  SkillId?: number | undefined;
  AskedOf: 'any' | 'library';
}

const wantedOf = (body: SuggestedSkill): Wanted => ({
  name: body.SkillName,
  family: body.SkillFamily,
  texts: [body.SkillDescription, body.EmbeddingDescription],
  skillId: body.SkillId,
});

/** What a model is told of the skill and of those that are like it. */
const factsOf = (body: SuggestedSkill, related: readonly Related[]) => ({
  skillName: body.SkillName,
  skillFamily: body.SkillFamily,
  shortDescription: body.SkillDescription,
  detailedDescription: body.EmbeddingDescription,
  similarSkills: related.map(({ skill }) => ({ name: skill.skillName, description: skill.skillDescription })),
});

/** Suggests texts, levels and knowledge bases of a skill: by the configured model, else from the library. */
export const suggestionRoutes = (
  app: FastifyInstance,
  { skills, encyclopedia }: Pick<SkillParts, 'skills' | 'encyclopedia'>,
  names: ReadLibraryNames,
  writer: SuggestionWriter,
) => {
  const findRelated = relatedSkills(skills, names);
  const askingOf = (body: SuggestedSkill, { userId }: CallContext) => ({ userId, from: body.AskedOf });
  const originOf = ({ AskedOf }: SuggestedSkill) => writer.origin({ from: AskedOf });

  const describe = async (
    task: 'shortDescription' | 'detailedDescription',
    body: SuggestedSkill,
    context: CallContext,
    fromLibrary: (related: Related[]) => TextSuggestions['suggestions'],
  ): Promise<TextSuggestions> => {
    const related = await findRelated(wantedOf(body), context.identity);
    const written = await writer.write(task, factsOf(body, related), askingOf(body, context));
    const records = related.map(({ record }) => record);
    return {
      ...originOf(body),
      suggestions: written ? [{ text: written.text, records }] : fromLibrary(related),
    };
  };

  route(app, suggestShortDescription, ({ body }, context) =>
    describe('shortDescription', body, context, (related) => {
      const own = firstSentence(body.EmbeddingDescription);
      const others = distinctTexts(
        related.map(({ skill, record }) => ({ text: skill.skillDescription, record })),
        body.SkillDescription,
      );
      return own && own !== body.SkillDescription ? [{ text: own, records: [] }, ...others] : others;
    }),
  );

  route(app, suggestDetailedDescription, ({ body }, context) =>
    describe('detailedDescription', body, context, (related) =>
      distinctTexts(
        related.map(({ skill, record }) => ({ text: skill.embeddingDescription || skill.skillDescription, record })),
        body.EmbeddingDescription,
      ),
    ),
  );

  route(app, suggestLevelDescriptions, async ({ body }, context) => {
    const { SchemeId, Levels } = body;
    const related = await findRelated(wantedOf(body), context.identity);
    const { schemes } = await names([]);
    const scheme =
      schemes.find(({ schemeId }) => schemeId === SchemeId) ??
      schemes.find(({ levelCount }) => levelCount === Levels.length);
    const general = scheme?.levels.map(({ levelNumber, description }) => ({ levelNumber, description })) ?? [];
    const facts = { levels: Levels, levelsInGeneral: general, ...factsOf(body, related) };
    const written = await writer.write('levels', facts, askingOf(body, context));
    const records = related.map(({ record }) => record);
    return {
      ...originOf(body),
      suggestions: written
        ? Levels.flatMap(({ levelNumber, level }) => {
            const texts = written.levels.find((one) => one.levelNumber === levelNumber);
            return texts ? { ...texts, level, records } : [];
          })
        : levelsFromLibrary(wantedOf(body), Levels, related, scheme, schemes),
    };
  });

  route(app, suggestWikis, async ({ body }, context) => ({
    ...originOf(body),
    suggestions: await suggestedWikis(encyclopedia, wantedOf(body), body.EncyclopediaIds, async (titles) => {
      const written = await writer.write('wikis', { ...factsOf(body, []), titles }, askingOf(body, context));
      return written?.titles;
    }),
  }));
};
