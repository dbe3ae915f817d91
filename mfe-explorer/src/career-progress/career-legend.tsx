import { Box, HStack, Icon, Wrap } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

const Line = ({ dashed = false }: { dashed?: boolean }) => (
  <Box
    w="6"
    borderTopWidth="2px"
    borderStyle={dashed ? 'dashed' : 'solid'}
    borderColor={dashed ? 'category.leadership' : 'accent.solid'}
  />
);

const ENTRIES: [string, ReactNode][] = [
  ['Vertical Progression', <Line key="line" />],
  ['Lateral Progression', <Line key="line" dashed />],
  ['Department / Track', <Icon key="icon" name="tag" size="4" />],
  [
    'Industry Role',
    <Box key="box" w="5" h="4" borderWidth="1px" borderColor="border.strong" rounded="sm" bg="bg.raised" />,
  ],
];

/** Legend of the graph's lines and boxes. */
export function CareerLegend() {
  return (
    <Wrap as="ul" aria-label="Legend" columnGap="4" rowGap="1" fontSize="sm">
      {ENTRIES.map(([name, symbol]) => (
        <HStack as="li" key={name} gap="2">
          <Box aria-hidden color="fg.muted">
            {symbol}
          </Box>
          {name}
        </HStack>
      ))}
    </Wrap>
  );
}
