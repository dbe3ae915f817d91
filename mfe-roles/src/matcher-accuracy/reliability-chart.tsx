import type { MatcherAccuracy } from '@skills-architect/contracts/roles';
import { useColourMode } from '@skills-architect/ui-kit';
import { readPageFont, readThemeColours } from '@skills-architect/ui-kit/extra';
import { BarController, BarElement, CategoryScale, Chart as ChartJs, type ChartOptions, LinearScale } from 'chart.js';
import { Chart } from 'react-chartjs-2';

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale);
ChartJs.defaults.font.family = readPageFont();

const WHOLE = 100;

const chartOptions = (colour: ReturnType<typeof readThemeColours>) => {
  const ticks = { color: colour('fg') };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    events: [],
    scales: {
      x: { ticks, grid: { display: false } },
      y: {
        min: 0,
        max: WHOLE,
        ticks: { ...ticks, callback: (value) => `${value} %` },
        grid: { color: colour('border') },
      },
    },
  } satisfies ChartOptions<'bar'>;
};

/** Reliability plot: in how many percent of the decisions each confidence was right. */
export default function ReliabilityChart({ confidence }: Pick<MatcherAccuracy, 'confidence'>) {
  const mode = useColourMode();
  const colour = readThemeColours();
  return (
    <Chart
      key={mode}
      type="bar"
      role="img"
      aria-label="How often each confidence was right; the table says the same"
      data={{
        labels: confidence.map((range) => range.confidence),
        datasets: [
          {
            data: confidence.map(({ right, decisions }) => (decisions ? (WHOLE * right) / decisions : null)),
            backgroundColor: colour('accent-solid'),
            maxBarThickness: 64,
          },
        ],
      }}
      options={chartOptions(colour)}
    />
  );
}
