import { formatNumber } from '@skills-architect/contracts/locale';
import type { MatcherAccuracy } from '@skills-architect/contracts/roles';
import { Box, Grid, lazyPart, Panel, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { withShare } from './shares';

const ReliabilityChart = lazyPart(
  () => import('./reliability-chart'),
  <Skeleton lines={6} label="Loading the picture" />,
);

type OneConfidence = MatcherAccuracy['confidence'][number];

/** When a suggestion with this confidence counts as right. */
const describeMeaning = (confidence: string) =>
  confidence === 'no close role' ? 'right when no role was chosen' : 'right when the first suggestion was chosen';

const numberColumn = { align: 'end', narrow: 'labelled', width: '7rem' } as const;
const COLUMNS: Column<OneConfidence>[] = [
  {
    id: 'confidence',
    title: 'Confidence',
    rowHeader: true,
    cell: ({ confidence }) => (
      <Stack as="span" gap="0">
        <span>{confidence}</span>
        <Text as="span" color="fg.muted" fontSize="sm">
          {describeMeaning(confidence)}
        </Text>
      </Stack>
    ),
  },
  { ...numberColumn, id: 'decisions', title: 'Decisions', cell: ({ decisions }) => formatNumber(decisions) },
  { ...numberColumn, id: 'right', title: 'Right', cell: ({ right, decisions }) => withShare(right, decisions) },
];

/** How often each confidence was right, as a chart and as a table. */
export function Reliability({ confidence }: Pick<MatcherAccuracy, 'confidence'>) {
  return (
    <Panel title="Confidence against Outcome">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="center">
        {/* The picture shrinks a moment after its box, which must not widen the page meanwhile. */}
        <Box position="relative" h="64" minW="0" overflow="hidden">
          <ReliabilityChart confidence={confidence} />
        </Box>
        <DataTable
          caption="Reliability of each confidence"
          columns={COLUMNS}
          rows={confidence}
          rowKey={(row) => row.confidence}
          rowLabel={(row) => row.confidence}
          maxHeight="none"
        />
      </Grid>
    </Panel>
  );
}
