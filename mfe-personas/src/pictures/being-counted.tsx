import { EmptyState, Panel } from '@skills-architect/ui-kit';

/** Shown until the figures of a client were computed for the first time; the screen then updates by itself. */
export function BeingCounted() {
  return (
    <Panel>
      <EmptyState icon="clock" title="The personas are being counted">
        The figures appear here by themselves in some seconds.
      </EmptyState>
    </Panel>
  );
}
