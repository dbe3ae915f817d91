import type { FirstStep, HomeAnswer } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { cache } from '../calls/cache';
import { useClient } from '../clients/client-choice';
import { areaQuery, useAreaCalls } from './area-calls';

/** The steps in order; none when all are done. */
const listOpen = (steps: readonly FirstStep[]): FirstStep[] =>
  steps.every(({ isDone }) => isDone) ? [] : steps.toSorted((a, b) => a.position - b.position);

/**
 * What the areas that are on show on the landing page. An area without an answer shows nothing, and there are no steps
 * until all areas have answered: they may be done. `isSettled`: all have answered, or failed.
 */
export function useHome(): Required<HomeAnswer> & { isSettled: boolean } {
  const clientId = useClient().client?.clientId;
  const calls = useAreaCalls(({ home }) => home);
  const results = useQueries(
    {
      queries: calls.map((home) => ({
        ...areaQuery<HomeAnswer>(home, home.ofClient ? { clientId } : {}),
        // Events do not report all changes, so each visit of the landing page refetches.
        staleTime: 0,
        // Until the answer for the client arrives, the one without its steps.
        placeholderData: () => cache.getQueryData<HomeAnswer>(areaQuery(home, {}).queryKey),
      })),
    },
    cache,
  );
  const answers = results.flatMap(({ data }) => data ?? []);
  const isComplete = answers.length === calls.length;
  return {
    isSettled: results.every(({ isPending }) => !isPending),
    counts: answers.flatMap(({ counts }) => counts ?? []),
    unfinished: answers.flatMap(({ unfinished }) => unfinished ?? []),
    waiting: answers.flatMap(({ waiting }) => waiting ?? []),
    portalSteps: isComplete ? listOpen(answers.flatMap(({ portalSteps }) => portalSteps ?? [])) : [],
    clientSteps: isComplete ? listOpen(answers.flatMap(({ clientSteps }) => clientSteps ?? [])) : [],
  };
}
