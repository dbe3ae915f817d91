import { type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { StatusBadge } from '@skills-architect/ui-kit';

/** Names the fields of a row that are guesses, so that nobody needs a mouse to read them; nothing without guesses. */
export function GuessBadge({ row }: { row: ImportRow }) {
  const guesses = listGuesses(row);
  if (!guesses.length) return null;
  return (
    <StatusBadge tone="warning" wraps>
      Guessed: {guesses.join(', ')}
    </StatusBadge>
  );
}
