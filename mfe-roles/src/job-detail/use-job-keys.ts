import { useShortcut } from '@skills-architect/portal-kit';

interface JobActions {
  /** Annotates with the suggestion at this position, from 1, and goes on. */
  accept: (position: number) => void;
  search: () => void;
  skip: () => void;
  undo: () => void;
  previous: () => void;
  next: () => void;
}

/** Keys do nothing while a dialog covers the screen. */
const useJobKey = (keys: readonly string[], run: (key: string) => void, what: string) =>
  useShortcut(keys, (key) => (document.querySelector('[aria-modal=true]') ? false : run(key)), what);

/** The keys for working through the postings. */
export function useJobKeys({ accept, search, skip, undo, previous, next }: JobActions): void {
  useJobKey(['1', '2', '3'], (key) => accept(Number(key)), 'Annotate the job with a suggested role');
  useJobKey(['/'], search, 'Search an industry role');
  useJobKey(['s', 'S'], skip, 'Skip the posting');
  useJobKey(['u', 'U'], undo, 'Undo your last annotation');
  useJobKey(['ArrowLeft', 'ArrowUp'], previous, 'Previous posting');
  useJobKey(['ArrowRight', 'ArrowDown'], next, 'Next posting');
}
