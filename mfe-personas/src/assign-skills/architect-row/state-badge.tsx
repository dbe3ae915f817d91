import type { RowMappingState } from '@skills-architect/contracts/personas';
import { StatusBadge, type Tone } from '@skills-architect/ui-kit';

const STATES: Record<RowMappingState, { tone: Tone; word: string }> = {
  'not started': { tone: 'neutral', word: 'Not started' },
  'in progress': { tone: 'warning', word: 'In progress' },
  done: { tone: 'done', word: 'Done' },
};

/** Mapping state of a client role's skills. */
export const StateBadge = ({ state }: { state: RowMappingState }) => (
  <StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>
);
