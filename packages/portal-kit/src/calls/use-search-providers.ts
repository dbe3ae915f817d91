import type { SearchProvider } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { useClient } from '../session/client-choice';
import { cache, findDependencies } from './cache';
import { fieldAt } from './field-at';
import { fillPathTemplate } from './fill-path-template';
import { send } from './http-client';

/** A result of the command palette, with its path. */
export interface SearchResult {
  noun: string;
  id: string;
  name: string;
  hint: string | undefined;
  /** Id of the result's client, for users with several clients. */
  clientId: number | undefined;
  to: string;
}

/** Maximum milliseconds that a newer text waits for running searches, which are then aborted. */
const MAX_WAIT_MS = 100;
/** Minimum length of a search text. */
const MIN_LENGTH = 2;

/** Fills text and selected client into the input of a search; undefined if it needs a client and none is selected. */
const fillInput = ({ input }: SearchProvider, text: string, clientId: number | undefined) => {
  const filled = Object.entries(input).map(([name, value]) => {
    if (value === '{text}') return [name, text] as const;
    return [name, value === '{clientId}' ? clientId : value] as const;
  });
  return filled.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(filled);
};

const toRequest = ({ method, path }: SearchProvider, input: Record<string, unknown>, signal: AbortSignal) =>
  method === 'POST'
    ? { method, path, json: input, signal }
    : {
        method,
        path,
        query: new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])),
        signal,
      };

const readResults = (find: SearchProvider, answer: unknown): SearchResult[] => {
  const list = fieldAt(answer, find.list);
  if (!Array.isArray(list)) return [];
  return list.map((one: unknown) => {
    const id = String(fieldAt(one, find.id));
    const hint = find.hint && fieldAt(one, find.hint);
    const clientId = find.client === undefined ? undefined : Number(fieldAt(one, find.client));
    return {
      noun: find.noun,
      id,
      name: String(fieldAt(one, find.name)),
      hint: typeof hint === 'string' ? hint : undefined,
      clientId,
      to: fillPathTemplate(find.to, { id, clientId }),
    };
  });
};

export interface SearchResults {
  found: SearchResult[];
  isLoading: boolean;
  /** Searches that failed. */
  failed: string[];
  /** Searches that need a client while none is selected. */
  unchosen: string[];
}

/**
 * Searches all areas that are on, within the user's rights. Results appear as they arrive. Texts typed during a search
 * are skipped except the latest one.
 */
export function useSearchProviders(typed: string): SearchResults {
  const latest = typed.trim();
  const [text, setText] = useState(latest);
  const [last] = useState(() => new Map<SearchProvider, unknown>());
  const waits = text !== latest;
  const { allows, reaches } = useAreas();
  const { client } = useClient();
  const areas = useRegisteredAreas();
  const mine = areas.flatMap(({ manifest }) =>
    (manifest.searchProviders ?? []).filter(
      ({ types, to }) => allows({ types, areas: [manifest.id] }) && reaches(fillPathTemplate(to, { id: 1 })),
    ),
  );
  const searches =
    text.length < MIN_LENGTH ? [] : mine.map((find) => ({ find, input: fillInput(find, text, client?.clientId) }));
  const runnable = searches.flatMap(({ find, input }) => (input ? [{ find, input }] : []));
  const results = useQueries(
    {
      queries: runnable.map(({ find, input }) => ({
        queryKey: ['shell', 'find', find.path, input],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
          (await send(toRequest(find, input, signal))).json(),
        meta: findDependencies(find),
        // Previous results stay while the next text is searched.
        placeholderData: () => last.get(find),
      })),
    },
    cache,
  );
  useEffect(() => {
    if (!runnable.length) last.clear();
    for (const [at, { find }] of runnable.entries()) {
      const result = results[at];
      if (result?.isSuccess && !result.isPlaceholderData) last.set(find, result.data);
    }
  });
  const isAsking = results.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData);
  if (waits && !isAsking) setText(latest);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setText(latest), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waits, latest]);
  return {
    found: runnable.flatMap(({ find }, at) => readResults(find, results[at]?.data)),
    isLoading: waits || isAsking,
    failed: runnable.filter((_, at) => results[at]?.isError).map(({ find }) => find.noun),
    unchosen: searches.filter(({ input }) => !input).map(({ find }) => find.noun),
  };
}
