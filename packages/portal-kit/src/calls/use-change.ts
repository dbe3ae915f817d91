import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { showLoading } from '../loading/loading';
import { cache, invalidate, listResources } from './cache';
import type { CallFailure } from './call-failure';
import { type RequestOptions, request } from './request';
import { toCallFailure } from './use-wait';

/** Options of a change. */
export interface ChangeOptions {
  /** Resources to invalidate besides those of the path. */
  invalidates?: readonly string[];
  /** Language in which the texts to write were read: {@link RequestOptions.textsIn}. */
  textsIn?: string;
  /** Covers the page with this message meanwhile, for work that must not be interrupted. */
  overlay?: string;
}

/** State of a change. */
export interface ChangeResult<D extends CallDeclaration> {
  /**
   * Makes the change; rejects with a CallFailure: `change.run(input).then(done, notify)`. An aborted `signal` stops
   * waiting for the answer (`code` is `stopped`).
   */
  run: (input: InputOf<D>, options?: { signal?: AbortSignal }) => Promise<AnswerOf<D>>;
  isRunning: boolean;
  /** Why the last run failed; `code` is `stale` after a concurrent change, `issues` lists invalid fields. */
  error: CallFailure | undefined;
  /** Upload progress, 0 to 1. */
  progress: number;
  /** Clears the last run's error and progress. */
  reset: () => void;
}

/**
 * Makes a changing call and invalidates the resources it changed.
 * @example const remove = useChange(deletePersonas); await remove.run({ query: { clientId }, body: { ids } })
 */
export function useChange<D extends CallDeclaration>(
  declared: Call<D>,
  { invalidates = [], overlay, textsIn }: ChangeOptions = {},
): ChangeResult<D> {
  const { upload }: Call = declared;
  const [progress, setProgress] = useState(0);
  const change = useMutation<AnswerOf<D>, unknown, { input: InputOf<D>; signal: AbortSignal | undefined }>(
    {
      // An upload shows its progress.
      mutationFn: ({ input, signal }) =>
        request(declared, input, { onProgress: setProgress, signal, textsIn, tellIfSlow: upload === undefined }),
      onMutate: () => setProgress(0),
      // Not awaited: the caller continues while the lists refetch.
      onSuccess: () => void invalidate([...listResources(declared), ...invalidates]),
    },
    cache,
  );
  // The mutation reports its start too late to block the second click of a double click.
  const [running, setRunning] = useState(0);
  const { mutateAsync } = change;
  const run = useCallback(
    async (input: InputOf<D>, { signal }: { signal?: AbortSignal } = {}) => {
      setRunning((count) => count + 1);
      try {
        return await mutateAsync({ input, signal });
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [mutateAsync],
  );
  const isRunning = running > 0 || change.isPending;
  useEffect(() => (isRunning && overlay ? showLoading(overlay) : undefined), [isRunning, overlay]);
  return {
    run,
    isRunning,
    error: toCallFailure(change.error),
    progress,
    reset: () => {
      setProgress(0);
      change.reset();
    },
  };
}
