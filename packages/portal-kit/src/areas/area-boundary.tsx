import type { AreaId } from '@skills-architect/contracts';
import { Component, type ReactNode } from 'react';
import { areaActions, isLoadFailure, useAreaStore } from './area-store';

interface Guarded {
  id: AreaId;
  children: ReactNode;
}

class Catcher extends Component<Guarded, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const cause = error instanceof Error ? error.message : String(error);
    const stale = isLoadFailure(error);
    areaActions.fail(this.props.id, { kind: stale ? 'unreachable' : 'crashed', cause, stale });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Error boundary of an area: a crash unmounts its screens and the host shows the failure instead. Screens remount when
 * the host clears the failure, on Retry or when the path changes.
 */
export function AreaBoundary({ id, children }: Guarded) {
  const failed = useAreaStore(({ entries }) => entries[id]?.state.is === 'failed');
  return (
    <Catcher key={failed ? 'failed' : 'well'} id={id}>
      {failed ? null : children}
    </Catcher>
  );
}
