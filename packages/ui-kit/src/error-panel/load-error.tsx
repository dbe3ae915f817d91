import { ErrorPanel } from './error-panel';

export interface LoadErrorProps {
  /** What was read, in the words of a call's result. */
  of: {
    error?: { message: string; requestId?: string };
    retry: () => void;
    isRefreshing: boolean;
  };
}

/** Says why something could not be loaded, and tries again; nothing unless it failed. */
export function LoadError({ of: { error, retry, isRefreshing } }: LoadErrorProps) {
  return (
    error && <ErrorPanel message={error.message} requestId={error.requestId} onRetry={retry} busy={isRefreshing} />
  );
}
