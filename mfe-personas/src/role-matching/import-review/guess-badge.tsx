import { type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { StatusBadge, Text } from '@skills-architect/ui-kit';

interface GuessBadgeProps {
  row: ImportRow;
  /** Takes one line of a table. */
  isShort?: boolean;
}

/** Names the fields of a row that are guesses, so that nobody needs a mouse to read them; nothing without guesses. */
export function GuessBadge({ row, isShort }: GuessBadgeProps) {
  const guesses = listGuesses(row);
  if (!guesses.length) return null;
  const text = `Guessed: ${guesses.join(', ')}`;
  return (
    <StatusBadge tone="warning" wraps>
      {isShort ? (
        <Text as="span" minW="0" truncate={{ base: false, sm: true }} title={text}>
          {text}
        </Text>
      ) : (
        text
      )}
    </StatusBadge>
  );
}
