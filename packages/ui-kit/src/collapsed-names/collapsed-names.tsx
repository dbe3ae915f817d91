import { Wrap } from '@chakra-ui/react/wrap';
import { formatNumber } from '@skills-architect/contracts/locale';
import { useState } from 'react';
import { Button } from '../button/button';
import { Chip } from '../chip/chip';

/** Number of names shown while collapsed. */
const MAX_SHOWN = 2;

export interface CollapsedNamesProps {
  /** Owner of the names, for the button's label. */
  owner: string;
  names: readonly string[];
}

/** Names in a cell or a note: the first two, and a button with the number of others that shows all. */
export function CollapsedNames({ owner: of, names }: CollapsedNamesProps) {
  const [open, setOpen] = useState(false);
  const more = names.length - MAX_SHOWN;
  return (
    <Wrap gap="1" align="center">
      {[...new Set(open ? names : names.slice(0, MAX_SHOWN))].map((name) => (
        <Chip key={name} label={name} />
      ))}
      {more > 0 && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-label={open ? `Show less of ${of}` : `Show ${more} more of ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : `${formatNumber(more)} more`}
        </Button>
      )}
    </Wrap>
  );
}
