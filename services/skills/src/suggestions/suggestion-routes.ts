import type { SuggestionOrigin, TextSuggestions } from '@skills-architect/contracts';
import {
  suggestDetailedDescription,
  suggestLevelDescriptions,
  suggestShortDescription,
  suggestWikis,
} from '@skills-architect/contracts/skills';
import { distinctTexts, noteTexts, type SuggestionWriter } from '@skills-architect/library-service-kit/models';
import { type CallContext, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillDependencies } from '../skills/skill-writer';
import { firstSentence } from './first-sentence';
import { replaceName } from './level-texts';
import { MIN_REUSE_SCORE, type RelatedSkill, relatedSkills } from './related-skills';
import { listFacts, type SkillRequest, toTargetSkill } from './skill-request';
import type { SuggestLevels } from './suggest-levels';
import { suggestedWikis } from './wiki-suggestions';

interface SuggestedSkill extends SkillRequest {
  AskedOf: 'any' | 'library';
}

interface SuggestionDependencies extends Pick<SkillDependencies, 'kit' | 'skills' | 'encyclopedia'> {
  readNames: ReadLibraryNames;
  writer: SuggestionWriter;
  suggestLevels: SuggestLevels;
}

/** Suggests texts, levels and knowledge bases of a skill: by the configured model, else from the library. */
export const suggestionRoutes =
  ({ kit, skills, encyclopedia, readNames, writer, suggestLevels }: SuggestionDependencies) =>
  (app: FastifyInstance) => {
    const findRelated = relatedSkills(skills, readNames);
    const toRequester = (body: SuggestedSkill, { userId }: CallContext) => ({ userId, from: body.AskedOf });
    const noted = <A extends SuggestionOrigin & { suggestions: object[] }>(
      input: SuggestedSkill,
      { userId: by }: CallContext,
      answer: A,
    ) => noteTexts(kit.suggestions, { by, input }, answer);
    const findOrigin = ({ AskedOf }: SuggestedSkill) => writer.origin({ from: AskedOf });

    const describe = async (
      task: 'shortDescription' | 'detailedDescription',
      body: SuggestedSkill,
      context: CallContext,
      fromLibrary: (related: RelatedSkill[]) => TextSuggestions['suggestions'],
    ): Promise<TextSuggestions> => {
      const related = await findRelated(toTargetSkill(body), context.identity);
      const written = await writer.write(task, listFacts(body, related), toRequester(body, context));
      const records = related.map(({ record }) => record);
      return noted(body, context, {
        ...findOrigin(body),
        suggestions: written ? [{ text: written.text, records }] : fromLibrary(related),
      });
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
          // Reuses only descriptions of very similar skills: that of a merely related skill would be wrong.
          related
            .filter(({ score }) => score >= MIN_REUSE_SCORE)
            .map(({ skill, record }) => ({
              text: replaceName(skill.embeddingDescription, skill.skillName, body.SkillName),
              record,
            })),
          body.EmbeddingDescription,
        ),
      ),
    );

    route(app, suggestLevelDescriptions, async ({ body }, context) =>
      noted(body, context, {
        ...findOrigin(body),
        suggestions: await suggestLevels(body, context.identity, toRequester(body, context)),
      }),
    );

    route(app, suggestWikis, async ({ body }, context) => {
      const target = toTargetSkill(body);
      const related = await findRelated(target, context.identity);
      const suggestions = await suggestedWikis(encyclopedia, target, related, body.EncyclopediaIds, async (titles) => {
        const written = await writer.write('wikis', { ...listFacts(body, []), titles }, toRequester(body, context));
        return written?.titles;
      });
      return noted(body, context, { ...findOrigin(body), suggestions });
    });
  };
