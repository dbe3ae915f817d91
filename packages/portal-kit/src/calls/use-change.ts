import type { AnswerOf, Call, CallDeclaration, InputOf } from '@skills-architect/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cache, invalidate, listResources } from './cache';
import type { CallFailure } from './call-failure';
import { request } from './request';
import { callFailureIn } from './use-call';

/** What a change reaches. */
export interface ChangeOptions {
  /** Resources besides those of the path that the change puts out of date. */
  touches?: readonly string[];
}

/** What a screen knows of a change. */
export interface ChangeResult<D extends CallDeclaration> {
  /** Makes the change; rejects with a CallFailure: `change.run(input).then(done, alert)`. */
  run: (input: InputOf<D>) => Promise<AnswerOf<D>>;
  isRunning: boolean;
  /** Why the last run failed; `code` is `stale` when somebody else was faster, `issues` names wrong fields. */
  error: CallFailure | undefined;
  /** The share of an upload that has left the browser, 0 to 1. */
  progress: number;
  /** Forgets the last run's error and progress. */
  reset: () => void;
}

/**
 * Makes a changing call, and marks what it changed as out of date.
 * @example const remove = useChange(deletePersonas); await remove.run({ query: { clientId }, body: { ids } })
 */
export function useChange<D extends CallDeclaration>(
  declared: Call<D>,
  { touches = [] }: ChangeOptions = {},
): ChangeResult<D> {
  const [progress, setProgress] = useState(0);
  const change = useMutation<AnswerOf<D>, unknown, InputOf<D>>(
    {
      mutationFn: (input) => request(declared, input, { onProgress: setProgress }),
      onMutate: () => setProgress(0),
      // Not awaited: whoever made the change goes on, the lists refresh behind.
      onSuccess: () => void invalidate([...listResources(declared), ...touches]),
    },
    cache,
  );
  return {
    run: change.mutateAsync,
    isRunning: change.isPending,
    error: callFailureIn(change.error),
    progress,
    reset: () => {
      setProgress(0);
      change.reset();
    },
  };
}
