import { Box, HStack, Wrap } from '@skills-architect/ui-kit';
import { TYPE_SETS, type TypeSet } from './explorer-node';
import { SET_COLOURS } from './sunburst-styles';

/** A dot in the colour of a set. */
export function SetDot({ set }: { set: TypeSet }) {
  return <Box aria-hidden flexShrink="0" w="2" h="2" rounded="full" bg={SET_COLOURS[set]} forcedColorAdjust="none" />;
}

/** Legend: colours of the sets. */
export function SetLegend() {
  return (
    <Wrap as="ul" aria-label="Legend" columnGap="4" rowGap="1" fontSize="sm">
      {TYPE_SETS.map((set) => (
        <HStack as="li" key={set} gap="2">
          <SetDot set={set} />
          {set}
        </HStack>
      ))}
    </Wrap>
  );
}
