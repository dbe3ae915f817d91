import type { ReactNode } from 'react';
import { LoadError, type LoadErrorProps } from './load-error';

export interface LoadedProps<T> {
  result: LoadErrorProps['result'] & { data: T | undefined };
  /** Shown until the call has answered, usually a `Skeleton`. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
}

/** The content of a call. Data comes first: a refetch that fails must not unmount a form or a list on screen. */
export function Loaded<T>({ result, waiting, children }: LoadedProps<T>) {
  if (result.data !== undefined) return children(result.data);
  return result.error ? <LoadError result={result} /> : waiting;
}
