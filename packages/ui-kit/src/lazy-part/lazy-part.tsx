import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorPanel } from '../error-panel/error-panel';
import { type OnDemand, onDemand } from './on-demand';

/**
 * A part of a screen whose code is loaded on first render. If loading fails, an error with Retry replaces the part
 * only; errors of the part itself go to the nearest error boundary.
 * @param waiting shown until the code has arrived
 * @example const GapChart = lazyPart(() => import('./gap-chart'), <Skeleton label="Loading the picture" />);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
) {
  const code = onDemand(async () => (await load()).default);
  return (props: Props) => <Part code={code} waiting={waiting} props={props} />;
}

interface PartProps<Props> {
  code: OnDemand<ComponentType<Props>>;
  waiting: ReactNode;
  props: Props;
}

function Part<Props extends object>({ code, waiting, props }: PartProps<Props>) {
  const [LoadedPart, setLoadedPart] = useState(code.get);
  const [attempts, setAttempts] = useState(1);
  /** How many attempts have failed; fewer than `attempts` while one is running. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  useEffect(() => {
    let isMounted = true;
    code.whenLoaded(
      (loaded) => isMounted && setLoadedPart(() => loaded),
      () => isMounted && setFailedAttempts(attempts),
    );
    return () => {
      isMounted = false;
    };
  }, [code, attempts]);
  if (LoadedPart) return <LoadedPart {...props} />;
  if (!failedAttempts) return waiting;
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
