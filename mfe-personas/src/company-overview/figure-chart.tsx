import { formatNumber } from '@skills-architect/contracts/locale';
import { navigate } from '@skills-architect/portal-kit';
import { useColourMode } from '@skills-architect/ui-kit';
import { readPageFont, readThemeColours } from '@skills-architect/ui-kit/extra';
import {
  type ActiveElement,
  BarController,
  BarElement,
  CategoryScale,
  type ChartEvent,
  Chart as ChartJs,
  type ChartOptions,
  Legend,
  LinearScale,
  type Scale,
  Title,
  Tooltip,
} from 'chart.js';
import type { RefObject } from 'react';
import { Chart } from 'react-chartjs-2';
import { fitText } from '../pictures/fit-text';
import { pictureBackground } from '../pictures/picture-background';
import type { Figure } from './figures';

ChartJs.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Title, Tooltip);
ChartJs.defaults.font.family = readPageFont();

/**
 * Share of the picture for the names, which Chart.js would cut at their beginning. The whole name stands on hover and in
 * the table.
 */
const NAMES_SHARE = 0.4;

/** Shortens a name to the width that the labels may take. */
const fitName = ({ ctx, width }: ChartJs, name: string) => {
  ctx.save();
  ctx.font = `${ChartJs.defaults.font.size}px ${ChartJs.defaults.font.family}`;
  const fitting = fitText(ctx, name, width * NAMES_SHARE);
  ctx.restore();
  return fitting;
};

const chartOptions = ({ rows, series, title }: Figure, colour: ReturnType<typeof readThemeColours>) => {
  const text = colour('fg');
  const findPath = ([element]: ActiveElement[]) => element && rows[element.index]?.values[element.datasetIndex]?.to;
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    indexAxis: 'y',
    scales: {
      x: { stacked: true, beginAtZero: true, ticks: { precision: 0, color: text }, grid: { color: colour('border') } },
      y: {
        stacked: true,
        ticks: {
          color: text,
          autoSkip: false,
          callback(this: Scale, _: unknown, index: number) {
            return fitName(this.chart, rows[index]?.name ?? '');
          },
        },
        grid: { display: false },
      },
    },
    onClick: (_: ChartEvent, elements: ActiveElement[]) => {
      const to = findPath(elements);
      if (to) navigate(to);
    },
    onHover: ({ native }: ChartEvent, elements: ActiveElement[]) => {
      if (native?.target instanceof HTMLElement)
        native.target.style.cursor = findPath(elements) ? 'pointer' : 'default';
    },
    plugins: {
      legend: { display: series.length > 1, position: 'bottom', labels: { color: text, boxWidth: 12 } },
      // Shown in saved pictures only: on the screen the panel has the title.
      title: { display: false, text: title, color: text },
      tooltip: {
        callbacks: {
          title: ([item]) => rows[item?.dataIndex ?? 0]?.name ?? '',
          label: ({ dataset, raw }) => `${dataset.label}: ${formatNumber(Number(raw))}`,
        },
      },
    },
  } satisfies ChartOptions<'bar'>;
};

interface FigureChartProps {
  figure: Figure;
  ref: RefObject<ChartJs<'bar'> | null | undefined>;
}

/** A figure as a bar chart; clicking a bar opens the list of its personas. */
export default function FigureChart({ figure, ref }: FigureChartProps) {
  const mode = useColourMode();
  const colour = readThemeColours();
  return (
    <Chart
      key={mode}
      ref={ref}
      type="bar"
      role="img"
      aria-label={`${figure.title}; the table says the same`}
      data={{
        labels: figure.rows.map(({ name }) => name),
        datasets: figure.series.map((series, index) => ({
          label: series.name,
          data: figure.rows.map(({ values }) => values[index]?.count ?? 0),
          backgroundColor: colour(series.colour),
          maxBarThickness: 24,
        })),
      }}
      options={chartOptions(figure, colour)}
      plugins={[pictureBackground(colour('bg-panel'))]}
    />
  );
}
