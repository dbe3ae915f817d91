import { type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { StatusBadge, Text } from '@skills-architect/ui-kit';

interface GuessBadgeProps {
  row: ImportRow;
  /** Takes one line of a table on a wide screen. */
  isShort?: boolean;
}

/** Names the fields of a row that are guesses; nothing without guesses. */
export function GuessBadge({ row, isShort }: GuessBadgeProps) {
  const guesses = listGuesses(row);
  if (!guesses.length) return null;
  const text = `Guessed: ${guesses.join(', ')}`;
  return (
    <StatusBadge tone="warning" wraps>
      {isShort ? (
        <Text as="span" minW="0" truncate={{ base: false, lg: true }} title={text}>
          {text}
        </Text>
      ) : (
        text
      )}
    </StatusBadge>
  );
}
