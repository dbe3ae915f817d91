import { median } from '../timings';

/** One operation through the portal, and its core work alone. */
export interface Measurement {
  name: string;
  size: string;
  seconds: number;
  alone: number;
  parts: Record<string, number>;
}

/** The median of each figure over several runs. */
export const medianMeasurement = (runs: readonly [Measurement, ...Measurement[]]): Measurement => {
  const [first] = runs;
  const parts = Object.keys(first.parts).map((part) => [part, median(runs.map((run) => run.parts[part] ?? 0))]);
  return {
    ...first,
    seconds: median(runs.map(({ seconds }) => seconds)),
    alone: median(runs.map(({ alone }) => alone)),
    parts: Object.fromEntries(parts),
  };
};

/** Repeats the same work and returns the medians. */
export const repeatMeasurement = async (repeats: number, work: () => Promise<Measurement>): Promise<Measurement> => {
  const runs: [Measurement, ...Measurement[]] = [await work()];
  while (runs.length < repeats) runs.push(await work());
  return medianMeasurement(runs);
};
