import { usePageShortcut } from '@skills-architect/portal-kit';

interface JobActions {
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
  usePageShortcut(['1', '2', '3'], (key) => accept(Number(key)), 'Annotate the job with a suggested role');
  usePageShortcut(['/'], search, 'Search an industry role');
  usePageShortcut(['s', 'S'], skip, 'Skip the posting');
  usePageShortcut(['u', 'U'], undo, 'Undo your last annotation');
  usePageShortcut(['ArrowLeft', 'ArrowUp'], previous, 'Previous posting');
  usePageShortcut(['ArrowRight', 'ArrowDown'], next, 'Next posting');
}
