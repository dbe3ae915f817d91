import { useColourMode } from '@skills-architect/ui-kit';
import { readPageFont, readThemeColours, shortenName } from '@skills-architect/ui-kit/extra';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  type ChartOptions,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Title,
  Tooltip,
} from 'chart.js';
import type { RefObject } from 'react';
import { Chart } from 'react-chartjs-2';
import { pictureBackground } from '../../pictures/picture-background';
import type { GapRow } from './gap-rows';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Title,
  Tooltip,
);
ChartJs.defaults.font.family = readPageFont();

/** Maximum length of a skill's name beside its bar. */
const MAX_NAME_LENGTH = 25;

export type Picture = 'bar' | 'radar';

interface GapChartProps {
  picture: Picture;
  rows: readonly GapRow[];
  personaName: string;
  roleName: string;
  /** Highest level on the axis. */
  levels: number;
  ref: RefObject<ChartJs | null | undefined>;
}

type Colours = ReturnType<typeof readThemeColours>;

const chartOptions = (
  { picture, roleName, personaName, levels }: Omit<GapChartProps, 'ref' | 'rows'>,
  colour: Colours,
) => {
  const text = colour('fg');
  const ticks = { stepSize: 1, precision: 0, color: text, backdropColor: 'transparent' };
  const scale = { min: 0, max: levels, ticks, grid: { color: colour('border') } };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    indexAxis: 'y',
    scales:
      picture === 'bar'
        ? { x: scale, y: { ticks: { color: text, autoSkip: false }, grid: { display: false } } }
        : { r: { ...scale, angleLines: { color: colour('border') }, pointLabels: { color: text } } },
    plugins: {
      legend: { position: 'bottom', labels: { color: text } },
      title: { display: true, text: `${personaName} and ${roleName}`, color: text },
    },
  } satisfies ChartOptions;
};

/** Chart of a persona's levels beside those of a role, on a canvas in the theme's colours. */
export default function GapChart({ ref, rows, ...chart }: GapChartProps) {
  const mode = useColourMode();
  const colour = readThemeColours();
  const toDataset = (label: string, data: number[], hue: string) => ({
    label,
    data,
    borderColor: hue,
    // 33 is an opacity of 20 %, so that both polygons are visible.
    backgroundColor: chart.picture === 'radar' ? `${hue}33` : hue,
    borderWidth: chart.picture === 'radar' ? 2 : 0,
  });
  return (
    <Chart
      key={`${chart.picture} ${mode}`}
      ref={ref}
      type={chart.picture}
      role="img"
      aria-label={`Levels of ${chart.personaName} and ${chart.roleName}; the table says the same`}
      data={{
        labels: rows.map(({ skillName }) => shortenName(skillName, MAX_NAME_LENGTH)),
        datasets: [
          toDataset(
            chart.personaName,
            rows.map(({ own }) => own?.number ?? 0),
            colour('accent-solid'),
          ),
          toDataset(
            chart.roleName,
            rows.map(({ expected }) => expected.number),
            colour('category-digital'),
          ),
        ],
      }}
      options={chartOptions(chart, colour)}
      plugins={[pictureBackground(colour('bg-panel'))]}
    />
  );
}
