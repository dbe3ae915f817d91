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

/**
 * What a person is told about a query: why it failed, or why it takes so long while it is still tried. `retry` begins
 * the try anew.
 */
export const useWait = (key: QueryKey, { error, isLoading, isFetching, isPlaceholderData, refetch }: QueryState) => {
  const isWaiting = isFetching && (isLoading || isPlaceholderData);
  const isLong = useIsLong(isWaiting, hashKey(key));
  const [slowFailure] = useState(createSlowFailure);
  const told = toCallFailure(error) ?? (isWaiting ? (findWait(key) ?? (isLong ? slowFailure : undefined)) : undefined);
  return {
    error: told,
    isLoading: isLoading && !told,
    retry: async () => {
      // The answer to a first try that still runs may be stale already, or never come.
      if (isWaiting) await stopWaiting(key);
      await refetch();
    },
  };
};
