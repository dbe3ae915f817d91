import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { keepPreviousData as previousData, type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { AreaContext } from '../areas/area-context';
import { cache, findDependencies, queryKey } from './cache';
import type { CallFailure } from './call-failure';
import { splitInput } from './input';
import { request } from './request';
import { useWait } from './use-wait';

/** Cache and polling options of a call. */
export interface CallOptions<A> {
  /** Keeps the previous answer while a new input loads, so that lists do not jump. */
  keepPreviousData?: boolean;
  /** Poll interval in milliseconds; `false` stops. */
  poll?: (answer: A | undefined) => number | false;
}

/** State of a call. */
export interface CallResult<A> {
  data: A | undefined;
  /** Why it failed, or why it takes so long while it is still tried; its `message` can be shown to the user. */
  error: CallFailure | undefined;
  /** The first data is loading. */
  isLoading: boolean;
  /** Refetching while data is shown, also previous data. */
  isRefreshing: boolean;
  /** `data` belongs to the previous input (`keepPreviousData`). */
  isPreviousData: boolean;
  /** Refetches; for the Retry button of an error panel. */
  retry: () => void;
}

/**
 * Reads a call while the component is mounted. Cached by area, version and input; refetched when the hub reports a
 * change of its resource. Input `undefined` disables the query, for example until a client is chosen or an id is known.
 * @example const { data, error, isLoading, retry } = useCall(getPersona, id ? { params: { personaId: id } } : undefined)
 */
export function useCall<D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D> | undefined,
  { keepPreviousData = false, poll }: CallOptions<AnswerOf<D>> = {},
): CallResult<AnswerOf<D>> {
  const area = useContext(AreaContext);
  const key = queryKey(area, declared, input && splitInput<D>(input));
  const result = useQuery<AnswerOf<D>>(
    {
      queryKey: key,
      queryFn: ({ signal }: QueryFunctionContext) =>
        input ? request(declared, input, { signal }) : Promise.reject(new Error('the call waits for its input')),
      enabled: input !== undefined,
      meta: findDependencies(declared, input && splitInput<D>(input)),
      placeholderData: keepPreviousData ? previousData : undefined,
      // A polled answer may have changed while no component polled it.
      refetchOnMount: poll ? 'always' : true,
      refetchInterval: poll ? (query) => poll(query.state.data) : false,
    },
    cache,
  );
  const { error, isLoading, retry } = useWait(key, result);
  const [mountedAt] = useState(Date.now);
  // A deleted record is not shown from the cache. What was loaded since the mount stays: the user may be editing it.
  const isGone = error?.code === 'not-found' && result.dataUpdatedAt < mountedAt;
  return {
    data: isGone ? undefined : result.data,
    error,
    isLoading,
    isRefreshing: result.isFetching && !result.isLoading,
    isPreviousData: result.isPlaceholderData,
    retry: () => void retry(),
  };
}
