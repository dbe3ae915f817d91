import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

export interface FilterBarProps {
  /** Search box, pickers, switches. */
  children?: ReactNode;
  /** Clears all filters; pass it only while some are set. */
  onClear?: () => void;
  /** Right end of the row: a count, a second action. */
  end?: ReactNode;
  label?: string;
}

/** On a phone each filter is as wide as the list. */
const phoneStyles = { '@media (max-width: 479px)': { '& > :not(button)': { flexGrow: 1, maxW: 'none' } } } as const;

/** One row of filters above a list. */
export function FilterBar({ children, onClear, end, label = 'Filters' }: FilterBarProps) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="3"
      css={phoneStyles}
    >
      {children}
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
      {end && (
        <chakra.div
          ms="auto"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap="2"
          minH="9"
        >
          {end}
        </chakra.div>
      )}
    </chakra.div>
  );
}
