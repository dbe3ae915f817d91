import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { keepPreviousData as previousData, type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { AreaContext } from '../areas/area-context';
import { cache, listResources, queryKey } from './cache';
import { CallFailure } from './call-failure';
import { splitInput } from './input';
import { request } from './request';

/** How an answer is kept and when it is read again. */
export interface CallOptions<A> {
  /** Keeps the former answer on screen while another input loads; lists do not jump. */
  keepPreviousData?: boolean;
  /** Asks again after so many milliseconds; `false` stops. */
  poll?: (answer: A | undefined) => number | false;
}

/** What a screen knows of a call. */
export interface CallResult<A> {
  data: A | undefined;
  /** Why it failed; its `message` is a sentence for the person. */
  error: CallFailure | undefined;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** There is something to show and it is being fetched again, also while a former answer stands in. */
  isRefreshing: boolean;
  /** What is shown answers an earlier input; the answer for this one is under way. */
  isPrevious: boolean;
  /** Fetches again; the Retry of an error panel. */
  retry: () => void;
}

export const callFailureIn = (error: unknown): CallFailure | undefined => {
  if (error === null || error === undefined) return undefined;
  return error instanceof CallFailure ? error : new CallFailure(String(error), 'failed', { cause: error });
};

/**
 * Reads a call while the screen is shown: kept by area, version and input, refreshed when the hub says that its
 * resource changed. Input `undefined` waits: for a client to be chosen, for an id.
 * @example const { data, error, isLoading, retry } = useCall(getPersona, id ? { params: { personaId: id } } : undefined)
 */
export function useCall<D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D> | undefined,
  { keepPreviousData = false, poll }: CallOptions<AnswerOf<D>> = {},
): CallResult<AnswerOf<D>> {
  const area = useContext(AreaContext);
  const result = useQuery<AnswerOf<D>>(
    {
      queryKey: queryKey(area, declared, input && splitInput<D>(input)),
      queryFn: ({ signal }: QueryFunctionContext) =>
        input ? request(declared, input, { signal }) : Promise.reject(new Error('the call waits for its input')),
      enabled: input !== undefined,
      meta: { resources: listResources(declared) },
      placeholderData: keepPreviousData ? previousData : undefined,
      refetchInterval: poll ? (query) => poll(query.state.data) : false,
    },
    cache,
  );
  const retry = async () => {
    // While the first answer is under way no second one would be asked for, although it may already be out of date.
    const isFirst = result.isFetching && (result.isPending || result.isPlaceholderData);
    await result.refetch();
    if (isFirst) await result.refetch();
  };
  return {
    data: result.data,
    error: callFailureIn(result.error),
    isLoading: result.isLoading,
    isRefreshing: result.isFetching && !result.isLoading,
    isPrevious: result.isPlaceholderData,
    retry: () => void retry(),
  };
}
