import { type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { Box, StatusBadge } from '@skills-architect/ui-kit';
import { ClampedText } from '@skills-architect/ui-kit/extra';

/** Names the fields of a row that are guesses; nothing without guesses. In a line, the tooltip has the whole text. */
export function GuessBadge({ row, isLine = false }: { row: ImportRow; isLine?: boolean }) {
  const guesses = listGuesses(row);
  if (!guesses.length) return null;
  const text = `Guessed: ${guesses.join(', ')}`;
  const badge = (
    <StatusBadge tone="warning" wraps>
      {isLine ? <ClampedText lines={1}>{text}</ClampedText> : text}
    </StatusBadge>
  );
  return isLine ? <Box>{badge}</Box> : badge;
}
