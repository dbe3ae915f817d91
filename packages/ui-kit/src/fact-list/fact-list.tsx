import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A name and its value. */
export interface Fact {
  name: string;
  /** A fact without a value is left out. */
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Names above their values, for a narrow place. */
  stacked?: boolean;
}

/** What is known of a thing: names on one side, values on the other. */
export function FactList({ facts, stacked }: FactListProps) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={stacked ? '1fr' : { base: '1fr', sm: '9rem 1fr' }}
      columnGap="4"
      rowGap="3"
    >
      {facts.map(
        (fact) =>
          fact.value && (
            // Two facts may have one name: what was changed twice in a minute.
            <chakra.div key={facts.indexOf(fact)} display={stacked ? 'block' : { base: 'block', sm: 'contents' }}>
              <chakra.dt color="fg.muted">{fact.name}</chakra.dt>
              <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
                {fact.value}
              </chakra.dd>
            </chakra.div>
          ),
      )}
    </chakra.dl>
  );
}
