import { useQueryState } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  EmptyState,
  Grid,
  lazyPart,
  RadioGroup,
  SelectField,
  Skeleton,
  Stack,
  Text,
  Wrap,
} from '@skills-architect/ui-kit';
import { type Column, DataTable, LevelCell } from '@skills-architect/ui-kit/extra';
import type { Chart } from 'chart.js';
import { useRef } from 'react';
import { savePicture } from '../../pictures/save-picture';
import { describeGaps, formatGap, type GapRow, listCategories } from './gap-rows';

// Lazy, because the chart library is large.
const GapChart = lazyPart(() => import('./gap-chart'), <Skeleton lines={6} label="Loading the picture" />);

/** Page size of the chart and of the table beside it. */
const PAGE_SIZE = 10;
const PICTURES = [
  { value: 'bar', label: 'Bars' },
  { value: 'radar', label: 'Radar' },
];

interface GapViewProps {
  personaName: string;
  roleName: string;
  rows: readonly GapRow[];
}

const gapColumns = ({ personaName, roleName }: GapViewProps): Column<GapRow>[] => [
  { id: 'skill', title: 'Skill', cell: ({ skillName }) => skillName },
  {
    id: 'own',
    title: 'Persona',
    narrow: 'labelled',
    width: '6.5rem',
    cell: ({ own, isMissing, skillName }) =>
      own || isMissing ? (
        <LevelCell level={own?.number} name={own?.name} owner={`${skillName}, ${personaName}`} />
      ) : (
        <Text color="fg.muted">No level</Text>
      ),
  },
  {
    id: 'expected',
    title: 'Role',
    narrow: 'labelled',
    width: '5rem',
    cell: ({ expected, skillName }) => (
      <LevelCell level={expected.number} name={expected.name} owner={`${skillName}, ${roleName}`} />
    ),
  },
  { id: 'gap', title: 'Gap', narrow: 'labelled', width: '4rem', align: 'end', cell: ({ gap }) => formatGap(gap) },
];

/** Default query state of the view: category, kind of chart and page. */
export const DEFAULT_GAP_VIEW = { gapCategory: '', gapPicture: 'bar', gapPage: 1 };

/** The gaps as a chart, which can be saved as an image, and as a table with the same numbers. */
export function GapView(view: GapViewProps) {
  const { personaName, roleName, rows } = view;
  const [{ gapCategory, gapPicture, gapPage }, change] = useQueryState(DEFAULT_GAP_VIEW);
  const picture = gapPicture === 'radar' ? 'radar' : 'bar';
  const chartRef = useRef<Chart | null | undefined>(null);
  if (!rows.length) return <EmptyState>This role has no skills yet.</EmptyState>;
  const categories = listCategories(rows);
  // The category in the URL may not exist for this role.
  const category = categories.includes(gapCategory) ? gapCategory : '';
  const filteredRows = rows.filter((row) => !category || row.category === category);
  const pageCount = Math.ceil(filteredRows.length / PAGE_SIZE);
  const offset = Math.max(0, Math.min(gapPage, pageCount) - 1) * PAGE_SIZE;
  const page = filteredRows.slice(offset, offset + PAGE_SIZE);
  const save = () => savePicture(chartRef.current?.canvas, `Gap of ${personaName} to ${roleName}`);
  return (
    <Stack gap="4">
      <Text>{describeGaps(filteredRows)}</Text>
      <Wrap gap="4" align="flex-end">
        <Box w="56" maxW="full">
          <SelectField
            label="Category"
            value={category}
            options={[{ value: '', label: 'All' }, ...categories.map((name) => ({ value: name, label: name }))]}
            onChange={({ target }) => change({ gapCategory: target.value, gapPage: 1 })}
          />
        </Box>
        <RadioGroup
          label="Picture"
          name="picture"
          inRow
          options={PICTURES}
          value={picture}
          onChange={({ target }) => change({ gapPicture: target.value })}
        />
        <Button icon="download" onClick={save}>
          Save as PNG
        </Button>
      </Wrap>
      <Grid gap="4" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <Box position="relative" h="96" minW="0">
          <GapChart
            ref={chartRef}
            picture={picture}
            rows={page}
            personaName={personaName}
            roleName={roleName}
            levels={Math.max(...rows.flatMap(({ own, expected }) => [own?.number ?? 0, expected.number]))}
          />
        </Box>
        <DataTable
          caption="Gaps by skill"
          columns={gapColumns(view)}
          rows={page}
          rowKey={({ skillId }) => skillId}
          rowLabel={({ skillName }) => skillName}
          maxHeight="none"
          pager={{
            offset,
            pageSize: PAGE_SIZE,
            sizes: [PAGE_SIZE],
            showAbove: PAGE_SIZE,
            total: filteredRows.length,
            onChange: (next) => change({ gapPage: 1 + next.offset / PAGE_SIZE }),
          }}
        />
      </Grid>
    </Stack>
  );
}
