import { formatNumber } from '@skills-architect/contracts/locale';
import { Link } from '@skills-architect/portal-kit';
import { Box, Button, lazyPart, Panel, Skeleton, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { ClampedText, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import type { Chart } from 'chart.js';
import { type ReactNode, useRef } from 'react';
import { savePicture } from '../pictures/save-picture';
import type { Figure, FigureRow, FigureValue } from './figures';

// Lazy, because the chart library is large.
const FigureChart = lazyPart(() => import('./figure-chart'), <Skeleton lines={6} label="Loading the picture" />);

/** Tables with more series are shown across the full width. */
const MANY_SERIES = 4;
/** Maximum rows of a chart; the table has all. If just one row is left over, it is shown too. */
const MAX_BARS = 15;
const shownRows = ({ rows }: Figure) => (rows.length > MAX_BARS + 1 ? rows.slice(0, MAX_BARS) : rows);
/** Column width in rem that fits its title. */
const titleWidth = (title: string) => Math.max(5.5, title.length * 0.5 + 2);
/** Heights of a bar, of the axis and of the legend, in rem. */
const BAR_HEIGHT = 1.75;
const AXIS_HEIGHT = 2.5;
const LEGEND_HEIGHT = 2.5;

const chartHeight = ({ rows, series }: Figure) =>
  `${BAR_HEIGHT * rows.length + AXIS_HEIGHT + (series.length > 1 ? LEGEND_HEIGHT : 0)}rem`;

interface FigurePanelProps {
  figure: Figure;
  /** The table instead of the picture. */
  asTable: boolean;
  clientName: string;
}

/** A number as a link to the list behind it. */
export function LinkedNumber({ count, to, label }: FigureValue & { label: string }) {
  if (!to || !count) return formatNumber(count);
  return (
    <TextLink asChild>
      <Link to={to} aria-label={`${label}: ${formatNumber(count)}`}>
        {formatNumber(count)}
      </Link>
    </TextLink>
  );
}

const toColumns = ({ of, series }: Figure): Column<FigureRow>[] => [
  { id: 'name', title: of, rowHeader: true, cell: ({ name }) => <ClampedText lines={2}>{name}</ClampedText> },
  ...series.map(
    ({ name: title }, index): Column<FigureRow> => ({
      id: title,
      title,
      align: 'end',
      narrow: 'labelled',
      width: `${titleWidth(title)}rem`,
      cell: ({ name, values }) => <LinkedNumber {...(values[index] ?? { count: 0 })} label={`${name}, ${title}`} />,
    }),
  ),
];

/** Saves a chart with its title, which the screen shows beside it. */
const saveWithTitle = (chart: Chart<'bar'> | null | undefined, name: string) => {
  const title = chart?.options.plugins?.title;
  if (!chart || !title) return;
  title.display = true;
  chart.update('none');
  savePicture(chart.canvas, name);
  title.display = false;
  chart.update('none');
};

/** Whether the table spans both columns; such tables come last. */
export const isWideTable = ({ series }: Figure): boolean => series.length > MANY_SERIES;

/** Wrapper that keeps a panel from breaking across CSS columns. */
export function PanelPlace({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <Box pb="4" style={{ breakInside: 'avoid', columnSpan: isWide ? 'all' : 'none' }}>
      {children}
    </Box>
  );
}

/** One figure of the overview, as a picture that can be saved, or as a table. */
export function FigurePanel({ figure, asTable, clientName }: FigurePanelProps) {
  const chart = useRef<Chart<'bar'> | null | undefined>(null);
  const shown = { ...figure, rows: shownRows(figure) };
  const left = figure.rows.length - shown.rows.length;
  return (
    <PanelPlace isWide={asTable && isWideTable(figure)}>
      <Panel
        title={figure.title}
        actions={
          !asTable && (
            <Button
              size="sm"
              variant="quiet"
              icon="download"
              aria-label={`Save as PNG: ${figure.title}`}
              onClick={() => saveWithTitle(chart.current, `${clientName}, ${figure.title}`)}
            >
              Save as PNG
            </Button>
          )
        }
      >
        <Stack gap="2">
          {asTable ? (
            <DataTable
              caption={figure.title}
              columns={toColumns(figure)}
              rows={figure.rows}
              rowKey={({ id }) => id}
              rowLabel={({ name }) => name}
              maxHeight="32rem"
            />
          ) : (
            <Box position="relative" minW="0" overflow="hidden" style={{ height: chartHeight(shown) }}>
              <FigureChart figure={shown} ref={chart} />
            </Box>
          )}
          {!asTable && left > 0 && <Text color="fg.muted">The table has {formatNumber(left)} more.</Text>}
          {figure.note && <Text color="fg.muted">{figure.note}</Text>}
        </Stack>
      </Panel>
    </PanelPlace>
  );
}
