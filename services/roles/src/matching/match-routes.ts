import { splitParagraphs } from '@skills-architect/contracts/personas';
import {
  explainSuggestions,
  type SuggestionReasons,
  type SuggestionRequest,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import type { Explanation, MatchResult } from '@skills-architect/matching';
import { type ClientReader, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { MatchText } from './match-task';
import type { RoleMatcher } from './role-matcher';

/** Number of roles suggested per persona. */
const SUGGESTIONS = 3;

/**
 * The text for matching, which the spans of reasons point into: the description, then one line per paragraph of
 * responsibilities.
 */
export const matchedText = ({
  personaName,
  roleDescription,
  rolesAndResponsibilities,
  restored,
}: z.output<typeof SuggestionRequest>): MatchText => ({
  title: personaName,
  description: [roleDescription.trim(), ...splitParagraphs(rolesAndResponsibilities)].filter(Boolean).join('\n'),
  restored,
});

const toReasons = (found: Explanation, roleName: string): SuggestionReasons => ({
  roleId: found.roleId,
  roleName,
  parts: found.parts,
  title: {
    name: found.title?.name ?? '',
    alternative: found.title !== undefined && found.title.name !== roleName,
    similarity: found.title?.nearness ?? 0,
  },
  words: found.words.map(({ word, share, places }) => ({ term: word, share, spans: places })),
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
});

export const matchRoutes = (app: FastifyInstance, clientOf: ClientReader, roles: Roles, matcher: RoleMatcher) => {
  const readPlaces = async (clientId: number) => {
    const { sourceIds, subSectorIds } = await clientOf(clientId);
    return { sourceIds, subSectorIds };
  };
  const readNames = async (ids: number[]) => {
    const found = await roles.model.find({ _id: { $in: ids } }, { roleName: 1 }).lean<RoleDocument[]>();
    return new Map(found.map((role) => [role._id, role.roleName]));
  };
  const shown = ({ suggestions, confidence }: MatchResult, names: Map<number, string>) =>
    suggestions.map(({ roleId, score, parts }, index) => ({
      roleId,
      roleName: names.get(roleId) ?? '',
      score,
      parts,
      confidence: index === 0 ? (confidence ?? null) : null,
    }));

  route(app, suggestRoles, async ({ body }) => {
    const texts = body.roleSuggestionsRequest.map(matchedText);
    const results = await matcher.suggest(texts, await readPlaces(body.clientId), SUGGESTIONS);
    const names = await readNames(results.flatMap(({ suggestions }) => suggestions.map(({ roleId }) => roleId)));
    return { suggestions: results.map((result) => ({ roles: shown(result, names) })) };
  });

  route(app, explainSuggestions, async ({ body }) => {
    const text = matchedText(body.request);
    const found = await matcher.explain(text, await readPlaces(body.clientId), body.roleIds);
    const names = await readNames(body.roleIds);
    return { text: text.description, reasons: found.map((one) => toReasons(one, names.get(one.roleId) ?? '')) };
  });
};
