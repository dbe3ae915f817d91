import { formatCount } from '@skills-architect/contracts/locale';
import { Button } from '@skills-architect/ui-kit';

interface CountButtonProps {
  count: number;
  /** The records in the singular, and what the import does with them. */
  noun: string;
  title: string;
  onOpen: () => void;
}

/** How many records of an import have one result; opens their list. */
export function CountButton({ count, noun, title, onOpen }: CountButtonProps) {
  const text = formatCount(count, noun);
  return (
    <Button variant="quiet" size="sm" onClick={onOpen} aria-label={`${title}: ${text}`}>
      {text}
    </Button>
  );
}
