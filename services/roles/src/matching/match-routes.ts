import { splitParagraphs } from '@skills-architect/contracts/personas';
import {
  explainSuggestions,
  type SuggestionReasons,
  type SuggestionRequest,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { type MatchResult, sectionsUnderHeadings } from '@skills-architect/matching';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { ClientMatcher, SuggestedExplanation } from './client-matcher';
import type { CloserPlaces } from './closer-places';
import type { MatchText } from './match-task';
import { ofLanguages } from './said-of-roles';

/**
 * The text that is matched and that spans of reasons refer to: the description, then one line per paragraph of
 * responsibilities.
 */
export const matchedText = ({
  personaName,
  roleDescription,
  rolesAndResponsibilities,
  restored,
}: z.output<typeof SuggestionRequest>): MatchText => {
  const about = roleDescription.trim();
  const description = [about, ...splitParagraphs(rolesAndResponsibilities)].filter(Boolean).join('\n');
  const duties = { start: about.length, end: description.length, topic: 'job' as const };
  return {
    title: personaName,
    description,
    restored,
    ...(duties.end > duties.start && { sections: [...sectionsUnderHeadings(about), duties] }),
  };
};

const toReasons = (
  found: SuggestedExplanation,
  title: string,
  roleName: string,
  clientName: string,
): SuggestionReasons => ({
  roleId: found.roleId,
  roleName,
  parts: found.parts,
  ...(found.suggestion && {
    suggestion: found.suggestion,
    ...ofLanguages({ unmeasuredLanguage: found.suggestion.unmeasuredLanguage }),
  }),
  title: {
    name: found.title?.name ?? '',
    alternative: found.title !== undefined && found.title.name !== roleName,
    similarity: found.title?.nearness ?? 0,
    ...(found.title?.readAs !== undefined && { reading: { writtenAs: title, readAs: found.title.readAs } }),
  },
  chosen: found.chosen
    ? {
        title: found.chosen.title,
        times: found.chosen.times,
        similarity: found.chosen.nearness,
        clientName: found.chosen.own ? clientName : null,
      }
    : null,
  words: found.words.map(({ word, writtenAs, share, places }) => ({
    term: word,
    ...(writtenAs !== undefined && { writtenAs }),
    share,
    spans: places,
  })),
  skills: found.skills.map(({ start, end, cosine, skills }) => ({
    start,
    end,
    similarity: cosine,
    skillNames: skills.map(({ skillName }) => skillName),
  })),
  sentences: found.sentences.map(({ start, end, weight, decidedBy }) => ({
    start,
    end,
    weight,
    restored: decidedBy === 'person',
  })),
  ...(found.nearPassages.length && { nearPassages: found.nearPassages }),
});

/** Suggests roles for personas, and explains suggestions. */
export const matchRoutes =
  (roles: Roles, readCloserPlaces: CloserPlaces, matcher: ClientMatcher) => (app: FastifyInstance) => {
    const readNames = async (ids: number[]) => {
      const found = await roles.model.find({ _id: { $in: ids } }, { roleName: 1 }).lean<RoleDocument[]>();
      return new Map(found.map((role) => [role._id, role.roleName]));
    };
    const toAnswer = ({ suggestions, confidence, ...languages }: MatchResult, names: Map<number, string>) =>
      suggestions.map(({ roleId, score, parts }, index) => ({
        roleId,
        roleName: names.get(roleId) ?? '',
        score,
        parts,
        confidence: index === 0 ? (confidence ?? null) : null,
        ...(index === 0 && ofLanguages(languages)),
      }));

    route(app, suggestRoles, async ({ body }, { identity }) => {
      const texts = body.roleSuggestionsRequest.map(matchedText);
      const results = await matcher.suggest(texts, body.clientId, identity.user?.userId ?? null);
      const { state: _, ...release } = await matcher.release();
      const [names, elsewhere] = await Promise.all([
        readNames(results.flatMap(({ suggestions }) => suggestions.map(({ roleId }) => roleId))),
        readCloserPlaces(
          results.flatMap((result) => result.elsewhere),
          body.clientId,
        ),
      ]);
      return {
        suggestions: results.map((result) => ({
          roles: toAnswer(result, names),
          elsewhere: [...new Set(result.elsewhere.flatMap((roleId) => elsewhere.get(roleId) || []))],
        })),
        index: { ...release, asOf: release.asOf?.toISOString() ?? null },
      };
    });

    route(app, explainSuggestions, async ({ body }) => {
      const text = matchedText(body.request);
      const { clientName, explanations } = await matcher.explain(text, body.clientId, body.roleIds);
      const names = await readNames(body.roleIds);
      return {
        text: text.description,
        reasons: explanations.map((explanation) =>
          toReasons(explanation, text.title, names.get(explanation.roleId) ?? '', clientName),
        ),
      };
    });
  };
