import type { AreaId } from '@skills-architect/contracts';
import { Component, type ReactNode } from 'react';
import { areaActions, isLoadFailure, useAreaStore } from './area-store';

interface BoundaryProps {
  id: AreaId;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const cause = error instanceof Error ? error.message : String(error);
    const isStale = isLoadFailure(error);
    areaActions.fail(this.props.id, { kind: isStale ? 'unreachable' : 'crashed', cause, stale: isStale });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Error boundary of an area: a crash unmounts its screens and the host shows the failure instead. Screens remount when
 * the host clears the failure, on Retry or when the path changes.
 */
export function AreaBoundary({ id, children }: BoundaryProps) {
  const hasFailed = useAreaStore(({ entries }) => entries[id]?.state.is === 'failed');
  return (
    <ErrorBoundary key={hasFailed ? 'failed' : 'well'} id={id}>
      {hasFailed ? null : children}
    </ErrorBoundary>
  );
}
