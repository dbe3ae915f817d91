import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findWait, stopWaiting } from './cache';
import { CallFailure } from './call-failure';
import { TOLD_AFTER_MS } from './tell-if-slow';

const createSlowFailure = () =>
  new CallFailure('This takes longer than usual. It is shown here as soon as the portal has answered.', 'timeout');

/** Whether something has been going on for so long that the person is told. */
const useIsLong = (isWaiting: boolean, of: string): boolean => {
  const [long, setLong] = useState<string>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(of), TOLD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(undefined);
    };
  }, [isWaiting, of]);
  return isWaiting && long === of;
};

export const toCallFailure = (error: unknown): CallFailure | undefined => {
  if (error === null || error === undefined) return undefined;
  return error instanceof CallFailure ? error : new CallFailure(String(error), 'failed', { cause: error });
};

interface QueryState {
  error: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** A query and its key. */
interface Tried {
  key: QueryKey;
  query: QueryState;
}

const isTried = ({ isFetching, isLoading, isPlaceholderData }: QueryState): boolean =>
  isFetching && (isLoading || isPlaceholderData);

/**
 * What a person is told about queries: why each failed, or why it takes so long while it is still tried. `retry` begins
 * the tries anew.
 */
export const useWaits = (queries: readonly Tried[]) => {
  const tried = queries.filter(({ query }) => isTried(query));
  const isLong = useIsLong(tried.length > 0, tried.map(({ key }) => hashKey(key)).join(' '));
  const [slowFailure] = useState(createSlowFailure);
  const explain = ({ key, query }: Tried): CallFailure | undefined =>
    toCallFailure(query.error) ?? (isTried(query) ? (findWait(key) ?? (isLong ? slowFailure : undefined)) : undefined);
  return {
    errors: queries.map(explain),
    retry: async () => {
      // The answer to a first try that still runs may be stale already, or never come.
      await Promise.all(tried.map(({ key }) => stopWaiting(key)));
      await Promise.all(queries.map(({ query }) => query.refetch()));
    },
  };
};

/** `useWaits` for one query, which is not loading any more once a person is told about it. */
export const useWait = (key: QueryKey, query: QueryState) => {
  const {
    errors: [error],
    retry,
  } = useWaits([{ key, query }]);
  return { error, isLoading: query.isLoading && !error, retry };
};
