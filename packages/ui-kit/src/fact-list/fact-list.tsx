import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A name and its value. */
export interface Fact {
  name: string;
  /** Facts without a value are omitted. */
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Names above their values, for narrow places. */
  stacked?: boolean;
}

/** A description list: names on one side, values on the other. */
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
            // Names may repeat, for example for a field changed twice in a minute, so the key is the index.
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
