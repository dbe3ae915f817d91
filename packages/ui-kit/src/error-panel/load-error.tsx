import { ErrorPanel } from './error-panel';

export interface LoadErrorProps {
  /** The required fields of a call result. */
  result: {
    error?: { message: string; requestId?: string };
    retry: () => void;
    isRefreshing: boolean;
  };
}

/** Shows a load error with Retry; renders nothing without an error. */
export function LoadError({ result: { error, retry, isRefreshing } }: LoadErrorProps) {
  return (
    error && <ErrorPanel message={error.message} requestId={error.requestId} onRetry={retry} busy={isRefreshing} />
  );
}
