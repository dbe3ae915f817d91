import type { SearchProvider } from '@skills-architect/contracts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { useClient } from '../session/client-choice';
import { cache, findDependencies } from './cache';
import { readFieldAt } from './field-at';
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

const readResults = (provider: SearchProvider, answer: unknown): SearchResult[] => {
  const list = readFieldAt(answer, provider.list);
  if (!Array.isArray(list)) return [];
  return list.map((record: unknown) => {
    const id = String(readFieldAt(record, provider.id));
    const hint = provider.hint && readFieldAt(record, provider.hint);
    const clientId = provider.client === undefined ? undefined : Number(readFieldAt(record, provider.client));
    return {
      noun: provider.noun,
      id,
      name: String(readFieldAt(record, provider.name)),
      hint: typeof hint === 'string' ? hint : undefined,
      clientId,
      to: fillPathTemplate(provider.to, { id, clientId }),
    };
  });
};

export interface SearchResults {
  found: SearchResult[];
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
export function useSearchProviders(typed: string): SearchResults {
  const latest = typed.trim();
  const [text, setText] = useState(latest);
  const [lastAnswers] = useState(() => new Map<SearchProvider, unknown>());
  const isTextPending = text !== latest;
  const { allows, reaches } = useAreas();
  const { client } = useClient();
  const areas = useRegisteredAreas();
  const providers = areas.flatMap(({ manifest }) =>
    (manifest.searchProviders ?? []).filter(
      ({ types, to }) => allows({ types, areas: [manifest.id] }) && reaches(fillPathTemplate(to, { id: 1 })),
    ),
  );
  const searches =
    text.length < MIN_LENGTH
      ? []
      : providers.map((provider) => ({ provider, input: fillInput(provider, text, client?.clientId) }));
  const runnable = searches.flatMap(({ provider, input }) => (input ? [{ provider, input }] : []));
  const results = useQueries(
    {
      queries: runnable.map(({ provider, input }) => ({
        queryKey: ['shell', 'find', provider.path, input],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
          (await send(toRequest(provider, input, signal))).json(),
        meta: findDependencies(provider),
        // Previous results stay while the next text is searched.
        placeholderData: () => lastAnswers.get(provider),
      })),
    },
    cache,
  );
  useEffect(() => {
    if (!runnable.length) lastAnswers.clear();
    for (const [index, { provider }] of runnable.entries()) {
      const result = results[index];
      if (result?.isSuccess && !result.isPlaceholderData) lastAnswers.set(provider, result.data);
    }
  });
  const isAsking = results.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData);
  if (isTextPending && !isAsking) setText(latest);
  useEffect(() => {
    if (!isTextPending) return;
    const timer = setTimeout(() => setText(latest), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isTextPending, latest]);
  return {
    found: runnable.flatMap(({ provider }, index) => readResults(provider, results[index]?.data)),
    isLoading: isTextPending || isAsking,
    failed: runnable.filter((_, index) => results[index]?.isError).map(({ provider }) => provider.noun),
    needingClient: searches.filter(({ input }) => !input).map(({ provider }) => provider.noun),
  };
}
