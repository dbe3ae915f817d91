import * as z from 'zod';
import { call } from '../call';
import { LanguageModelState } from '../language-model';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, Line, Moment, Prose } from '../vocabulary';
import { Suggestion, SuggestionReasons } from './suggestion';

/**
 * Input for matching: a persona as described. `restored` are indexes of ignored sentences that the user included again.
 */
export const SuggestionRequest = z.object({
  personaName: Line,
  groupName: Line.default(''),
  roleDescription: Prose.default(''),
  rolesAndResponsibilities: Prose.default(''),
  restored: z.array(Count).max(500).default([]),
});
export type SuggestionRequest = z.input<typeof SuggestionRequest>;

/**
 * The state of the library that suggestions come from: number and time of the last included change. Changes after it are
 * still being included when it is not current.
 */
export const IndexRelease = z.object({
  revision: Count,
  asOf: Moment.nullable(),
  isCurrent: z.boolean(),
  /** While vectors of the language model are missing: how many roles have one, of how many. */
  vectors: LanguageModelState.pick({ embedded: true, records: true }).optional(),
});
export type IndexRelease = z.infer<typeof IndexRelease>;

/** The three best industry roles per persona, from the published roles of the client's sources; at most 50 personas. */
export const suggestRoles = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/suggestions',
  expensive: true,
  follows: ['clients'],
  reads: true,
  body: z.object({ clientId: Id, roleSuggestionsRequest: z.array(SuggestionRequest).min(1).max(50) }),
  maxBodyBytes: 8 * 1024 * 1024,
  answer: z.object({
    suggestions: z.array(
      z.object({
        roles: z.array(Suggestion),
        /** Names of the sources, industries or functions that the client has not selected and that have a closer role. */
        elsewhere: z.array(z.string()).default([]),
      }),
    ),
    /** The state of the library that the suggestions come from. */
    index: IndexRelease.optional(),
  }),
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' }, peers: true },
  areas: ['personas'],
  example: { body: { clientId: 1, roleSuggestionsRequest: [{ personaName: 'Data Engineer' }] } },
});

/** Reasons for suggested roles. Spans refer to `text`: the matched description and responsibilities. */
export const explainSuggestions = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/suggestions/reasons',
  expensive: true,
  reads: true,
  body: z.object({ clientId: Id, request: SuggestionRequest, roleIds: z.array(Id).min(1).max(10) }),
  maxBodyBytes: 512 * 1024,
  answer: z.object({ text: z.string(), reasons: z.array(SuggestionReasons) }),
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' }, peers: true },
  areas: ['personas'],
  example: { body: { clientId: 1, request: { personaName: 'Data Engineer' }, roleIds: [1] } },
});
