import type { FindAnswer, FindResult } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAreas } from '../areas/use-areas';
import { cache } from '../calls/cache';
import { useClient } from '../clients/client-choice';
import { areaQuery, useAreaCalls } from './area-calls';

/** Maximum milliseconds that a newer text waits for running searches, which are then aborted. */
const MAX_WAIT_MS = 100;
/** Minimum length of a search text. */
const MIN_LENGTH = 2;

export interface FoundRecords {
  found: FindResult[];
  isLoading: boolean;
  /** Searches that failed. */
  failed: string[];
  /** Searches that need a client while none is selected. */
  needingClient: string[];
}

/**
 * Searches all areas that are on, within the user's rights. Results appear as they arrive. Texts typed during a search
 * are skipped except the latest one.
 */
export function useFind(typed: string): FoundRecords {
  const latest = typed.trim();
  const [text, setText] = useState(latest);
  const [lastAnswers] = useState(() => new Map<string, FindAnswer>());
  const isTextPending = text !== latest;
  const { reaches } = useAreas();
  const clientId = useClient().client?.clientId;
  const calls = useAreaCalls(({ find }) => find);
  const searches = text.length < MIN_LENGTH ? [] : calls;
  const results = useQueries(
    {
      queries: searches.map((find) => ({
        ...areaQuery<FindAnswer>(find, { text, clientId }),
        // Previous results stay while the next text is searched.
        placeholderData: () => lastAnswers.get(find.path),
      })),
    },
    cache,
  );
  useEffect(() => {
    if (!searches.length) lastAnswers.clear();
    for (const [index, { path }] of searches.entries()) {
      const result = results[index];
      if (result?.isSuccess && !result.isPlaceholderData) lastAnswers.set(path, result.data);
    }
  });
  const isAsking = results.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData);
  if (isTextPending && !isAsking) setText(latest);
  useEffect(() => {
    if (!isTextPending) return;
    const timer = setTimeout(() => setText(latest), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isTextPending, latest]);
  const listNouns = (isListed: (index: number) => boolean | undefined) =>
    searches.filter((_, index) => isListed(index)).map(({ noun }) => noun);
  return {
    found: results.flatMap(({ data }) => data?.results ?? []).filter(({ to }) => reaches(to)),
    isLoading: isTextPending || isAsking,
    failed: listNouns((index) => results[index]?.isError),
    needingClient: listNouns((index) => results[index]?.data?.needsClient),
  };
}
