import { type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { Box, StatusBadge, Tooltip, VisuallyHidden } from '@skills-architect/ui-kit';

/** Names the fields of a row that are guesses; nothing without guesses. In a line, the tooltip names them. */
export function GuessBadge({ row, isLine = false }: { row: ImportRow; isLine?: boolean }) {
  const guesses = listGuesses(row);
  if (!guesses.length) return null;
  const text = `Guessed: ${guesses.join(', ')}`;
  if (!isLine)
    return (
      <StatusBadge tone="warning" wraps>
        {text}
      </StatusBadge>
    );
  return (
    <Box>
      <Tooltip text={text}>
        <StatusBadge tone="warning">
          Guessed<VisuallyHidden>: {guesses.join(', ')}</VisuallyHidden>
        </StatusBadge>
      </Tooltip>
    </Box>
  );
}
