import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '@skills-architect/contracts/locale';
import type { ReactNode } from 'react';
import { Accordion } from '../accordion/accordion';
import { Button } from '../button/button';

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
  const aside = count > 0 && (
    <>
      <chakra.span color="fg.muted" fontSize="sm" me="2">
        {formatCount(count, 'filter set', 'filters set')}
      </chakra.span>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </>
  );
  return (
    <Accordion
      level={2}
      startOpen={count > 0 ? ['filters'] : []}
      items={[{ id: 'filters', title: 'Filter Search Results', aside, content: children }]}
    />
  );
}
