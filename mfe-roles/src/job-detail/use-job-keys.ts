import { useShortcut } from '@skills-architect/portal-kit';

/** What the keys of an annotation do. */
export interface JobActions {
  /** Annotates with the suggestion at this position, from 1, and opens the next posting. */
  accept: (position: number) => void;
  search: () => void;
  skip: () => void;
  undo: () => void;
  previous: () => void;
  next: () => void;
}

/** The keys for working through the postings. */
export function useJobKeys({ accept, search, skip, undo, previous, next }: JobActions): void {
  useShortcut(['1', '2', '3'], (key) => accept(Number(key)), 'Annotate the job with a suggested role');
  useShortcut(['/'], search, 'Search an industry role');
  useShortcut(['s', 'S'], skip, 'Skip the posting');
  useShortcut(['u', 'U'], undo, 'Undo your last annotation');
  useShortcut(['ArrowLeft', 'ArrowUp'], previous, 'Previous posting');
  useShortcut(['ArrowRight', 'ArrowDown'], next, 'Next posting');
}
