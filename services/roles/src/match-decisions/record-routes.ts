import { DONE } from '@skills-architect/contracts';
import { type RoleDecision, recordDecisions } from '@skills-architect/contracts/roles';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { ClientMatcher } from '../matching/client-matcher';
import type { DecisionDocument, DecisionStore, NewDecision } from './decision-store';

type ShownSuggestions = Pick<DecisionDocument, 'suggested' | 'confidence'>;
type Decision = z.output<typeof RoleDecision>;

type SuggestFor = (
  clientId: number,
  texts: readonly { title: string; description: string }[],
) => Promise<ShownSuggestions[]>;

/** Returns a function that finds the suggestions that Role Selection would show for texts. */
export const suggestionReader =
  (matcher: ClientMatcher): SuggestFor =>
  async (clientId, texts) => {
    const matchTexts = texts.map(({ title, description }) => ({ title, description, restored: [] }));
    const results = await matcher.suggest(matchTexts, clientId, null);
    return results.map(({ suggestions, confidence }) => ({
      suggested: suggestions.map(({ roleId }) => roleId),
      confidence: confidence ?? null,
    }));
  };

/**
 * Converts a decision to store. If no suggestions were shown this time, it takes those of the earlier decision on the
 * subject.
 */
export const toNewDecision = (
  { subject, suggested, confidence, at, ...decision }: Decision,
  clientId: number,
  earlier: Pick<DecisionDocument, 'suggested' | 'confidence' | 'source'> | undefined,
  computed: ShownSuggestions | undefined,
): NewDecision => {
  const shown = suggested ? { suggested, confidence } : (earlier ?? computed ?? { suggested: [], confidence: null });
  return {
    ...decision,
    _id: subject,
    clientId,
    source: suggested ? decision.source : (earlier?.source ?? decision.source),
    suggested: shown.suggested,
    confidence: shown.confidence,
    at: new Date(at),
  };
};

/** Stores the decisions that the personas service reports. */
export const recordRoutes =
  (store: DecisionStore, suggestFor: SuggestFor, log: ServiceKit['suggestions']) => (app: FastifyInstance) =>
    route(app, recordDecisions, async ({ body: { clientId, decisions } }) => {
      const earlierBySubject = await store.findBySubjects(decisions.map(({ subject }) => subject));
      // Persona forms show no suggestions: computed afterwards, they tell how good the matcher would have been.
      const withoutSuggestions = decisions.filter(
        ({ subject, suggested }) => !suggested && !earlierBySubject.has(subject),
      );
      const found = withoutSuggestions.length ? await suggestFor(clientId, withoutSuggestions) : [];
      const foundFor = new Map(withoutSuggestions.map(({ subject }, index) => [subject, found[index]]));
      await store.keep(
        decisions.map((decision) => {
          const { subject } = decision;
          return toNewDecision(decision, clientId, earlierBySubject.get(subject), foundFor.get(subject));
        }),
      );
      for (const { subject, title, description, chosen, by, at } of decisions) {
        const suggested = { kind: 'role', clientId, 'input.title': title, 'input.description': description };
        await log.decide(suggested, { subject, chosen: chosen === null ? [] : [chosen], by, at: new Date(at) });
      }
      return DONE;
    });
