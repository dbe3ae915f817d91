import { EmptyState, Panel } from '@skills-architect/ui-kit';

/** Shown while the personas of a client are counted for the first time; the figures follow by themselves. */
export function BeingCounted() {
  return (
    <Panel>
      <EmptyState icon="clock" title="The personas are being counted">
        The figures appear here by themselves in some seconds.
      </EmptyState>
    </Panel>
  );
}
