import { Button, Chip, Wrap } from '@skills-architect/ui-kit';
import { useState } from 'react';

/** Names shown before the rest is counted. */
const SHOWN = 2;

interface ShortListProps {
  /** Whose names they are, for the button's label. */
  of: string;
  names: readonly string[];
}

/** Names in a cell: two of them, then how many more there are, which opens the rest. */
export function ShortList({ of, names }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const more = names.length - SHOWN;
  return (
    <Wrap gap="1" align="center">
      {(open ? names : names.slice(0, SHOWN)).map((name) => (
        <Chip key={name} label={name} />
      ))}
      {more > 0 && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-label={open ? `Show fewer of ${of}` : `Show ${more} more of ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'fewer' : `${more.toLocaleString()} more`}
        </Button>
      )}
    </Wrap>
  );
}
