import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '@skills-architect/contracts/locale';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { ToggleButton } from '../toggle-button/toggle-button';

export interface SearchFiltersProps {
  /** How many filters are set. */
  count: number;
  /** Clears all of them. */
  onClear: () => void;
  /** The filters; rendered when opened. */
  children: ReactNode;
}

/**
 * Collapsible 'Filter Search Results' above a list, for many filters; initially open when the query string has some.
 */
export function SearchFilters({ count, onClear, children }: SearchFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(count > 0);
  return (
    <chakra.div borderWidth="1px" rounded="md" bg="bg.panel" overflow="hidden">
      <chakra.div display="flex" alignItems="center" pe="3" _hover={{ bg: 'bg.hover' }}>
        <chakra.h2 flex="1" minW="0">
          <ToggleButton
            open={open}
            onToggle={() => setOpen(!open)}
            aria-controls={open ? id : undefined}
            display="flex"
            w="full"
            minH="10"
            px="3"
            py="2"
            rounded="none"
            outlineOffset="-2px"
          >
            Filter Search Results
          </ToggleButton>
        </chakra.h2>
        {count > 0 && (
          <>
            <chakra.span color="fg.muted" fontSize="sm" me="2">
              {formatCount(count, 'filter set', 'filters set')}
            </chakra.span>
            <Button variant="quiet" size="sm" onClick={onClear}>
              Clear filters
            </Button>
          </>
        )}
      </chakra.div>
      {open && (
        <chakra.section id={id} aria-label="Filter Search Results" px="4" pt="1" pb="4">
          {children}
        </chakra.section>
      )}
    </chakra.div>
  );
}
