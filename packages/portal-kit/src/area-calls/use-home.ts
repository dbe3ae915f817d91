import type { FirstStep, HomeAnswer, HomeCall } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { cache } from '../calls/cache';
import type { CallFailure } from '../calls/call-failure';
import { useWaits } from '../calls/use-wait';
import { useClient } from '../clients/client-choice';
import { areaQuery, useAreaCalls } from './area-calls';

/** The steps in order; none when all are done. */
const listOpen = (steps: readonly FirstStep[]): FirstStep[] =>
  steps.every(({ isDone }) => isDone) ? [] : steps.toSorted((a, b) => a.position - b.position);

const homeQuery = (home: HomeCall, clientId: number | undefined) =>
  areaQuery<HomeAnswer>(home, home.ofClient ? { clientId } : {});

/** What the areas that are on show on the landing page. */
interface Home extends Required<HomeAnswer> {
  /** All areas have answered, or failed. */
  isSettled: boolean;
  /** Why the first area without an answer has none, also while it is asked again. */
  failure: CallFailure | undefined;
  /** Asks the areas without an answer again. */
  retry: () => void;
}

/**
 * What the areas that are on show on the landing page. An area without an answer shows nothing, and there are no steps
 * until all areas have answered: they may be done.
 */
export function useHome(): Home {
  const clientId = useClient().client?.clientId;
  const calls = useAreaCalls(({ home }) => home);
  const results = useQueries(
    {
      queries: calls.map((home) => ({
        ...homeQuery(home, clientId),
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
  const unanswered = results.flatMap((query, index) => {
    const home = calls[index];
    return home && !query.data ? [{ key: homeQuery(home, clientId).queryKey, query }] : [];
  });
  const { errors, retry } = useWaits(unanswered);
  return {
    failure: errors.find((error) => error && !error.isReported),
    retry: () => void retry(),
    isSettled: results.every(({ isPending }) => !isPending),
    counts: answers.flatMap(({ counts }) => counts ?? []),
    unfinished: answers.flatMap(({ unfinished }) => unfinished ?? []),
    waiting: answers.flatMap(({ waiting }) => waiting ?? []),
    portalSteps: isComplete ? listOpen(answers.flatMap(({ portalSteps }) => portalSteps ?? [])) : [],
    clientSteps: isComplete ? listOpen(answers.flatMap(({ clientSteps }) => clientSteps ?? [])) : [],
  };
}
