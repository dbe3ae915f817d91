import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorPanel } from '../error-panel/error-panel';

interface Source<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  waiting: ReactNode;
  /** The part, once its code has arrived. */
  arrived?: ComponentType<Props>;
}

/**
 * A part of a screen whose code is loaded on first render. If loading fails, an error with Retry replaces the part
 * only; errors of the part itself go to the nearest error boundary.
 * @param waiting shown until the code has arrived
 * @example const GapChart = lazyPart(() => import('./gap-chart'), <Skeleton label="Loading the picture" />);
 */
export function lazyPart<Props extends object>(load: Source<Props>['load'], waiting: ReactNode = null) {
  const source: Source<Props> = { load, waiting };
  return (props: Props) => <Part source={source} props={props} />;
}

// Not `lazy`, which caches a failure forever and delays content by up to 300 ms after a fallback.
function Part<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const [LoadedPart, setLoadedPart] = useState(() => source.arrived);
  const [attempts, setAttempts] = useState(1);
  /** How many attempts have failed; fewer than `attempts` while one is running. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  useEffect(() => {
    if (source.arrived) return;
    let isMounted = true;
    source.load().then(
      (loaded) => {
        source.arrived = loaded.default;
        if (isMounted) setLoadedPart(() => loaded.default);
      },
      (error: unknown) => {
        console.error(error);
        if (isMounted) setFailedAttempts(attempts);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [source, attempts]);
  if (LoadedPart) return <LoadedPart {...props} />;
  if (!failedAttempts) return source.waiting;
  const hint =
    failedAttempts > 1 ? ' Check your connection. After a new release, save your work and reload the page.' : '';
  return (
    <ErrorPanel
      message={`This part failed to load.${hint}`}
      busy={failedAttempts < attempts}
      onRetry={() => setAttempts(attempts + 1)}
    />
  );
}
