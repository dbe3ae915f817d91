import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { cache, invalidate, listResources } from './cache';
import type { CallFailure } from './call-failure';
import { request } from './request';
import { tellIfSlow } from './tell-if-slow';
import { toCallFailure } from './use-wait';

/** Options of a change. */
export interface ChangeOptions {
  /** Resources to invalidate besides those of the path. */
  invalidates?: readonly string[];
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
  { invalidates = [] }: ChangeOptions = {},
): ChangeResult<D> {
  const [progress, setProgress] = useState(0);
  const change = useMutation<AnswerOf<D>, unknown, { input: InputOf<D>; signal: AbortSignal | undefined }>(
    {
      mutationFn: ({ input, signal }) => request(declared, input, { onProgress: setProgress, signal }),
      onMutate: () => setProgress(0),
      // Not awaited: the caller continues while the lists refetch.
      onSuccess: () => void invalidate([...listResources(declared), ...invalidates]),
    },
    cache,
  );
  // The mutation reports its start too late to block the second click of a double click.
  const [running, setRunning] = useState(0);
  const { mutateAsync } = change;
  const { upload }: Call = declared;
  const hasProgress = upload !== undefined;
  const run = useCallback(
    async (input: InputOf<D>, { signal }: { signal?: AbortSignal } = {}) => {
      setRunning((count) => count + 1);
      try {
        const answer = mutateAsync({ input, signal });
        // An upload shows its progress.
        return await (hasProgress ? answer : tellIfSlow(answer));
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [mutateAsync, hasProgress],
  );
  return {
    run,
    isRunning: running > 0 || change.isPending,
    error: toCallFailure(change.error),
    progress,
    reset: () => {
      setProgress(0);
      change.reset();
    },
  };
}
