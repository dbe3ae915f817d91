import { countOperations } from '../portal/operations';
import type { BenchPortal } from '../portal/start-portal';
import { median, medianTimings, summarizeTimings, type Timings, timeWork } from '../timings';
import type { Question } from './questions';

/** Limits of a list: time relative to MongoDB alone (p95), and number of operations. */
export const LIMITS = { ratio: 1.5, operations: 3 };
const WARM_UP = 30;
const COUNTED_REQUESTS = 20;

/** Measurements of one request. */
export interface Row {
  name: string;
  /** It returns almost no data, so the limits do not apply. */
  fixed: boolean;
  portal: Timings;
  bare: Timings;
  ratio: number;
  operations: number;
  byCollection: Record<string, number>;
  passed: { ratio: boolean; operations: boolean };
}

/** Alternates between portal and MongoDB, so that other load on the machine affects both. */
const runOnce = async ({ portal, bare }: Question, rounds: number): Promise<{ portal: Timings; bare: Timings }> => {
  for (let round = 0; round < WARM_UP; round++) {
    await portal(round);
    await bare(round);
  }
  const times: { portal: number[]; bare: number[] } = { portal: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    times.portal.push(await timeWork(() => portal(round)));
    times.bare.push(await timeWork(() => bare(round)));
  }
  return { portal: summarizeTimings(times.portal), bare: summarizeTimings(times.bare) };
};

/** Measures one request, and counts its operations. */
export const measure = async (
  portal: BenchPortal,
  question: Question,
  rounds: number,
  repeats: number,
): Promise<Row> => {
  const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) runs.push(await runOnce(question, rounds));
  const { perRequest, byCollection } = await countOperations(portal.bare, COUNTED_REQUESTS, question.portal);
  const ratio = median(runs.map((run) => run.portal.p95 / run.bare.p95));
  return {
    name: question.name,
    fixed: question.fixed ?? false,
    portal: medianTimings(runs.map((run) => run.portal)),
    bare: medianTimings(runs.map((run) => run.bare)),
    ratio,
    operations: perRequest,
    byCollection,
    passed: { ratio: ratio <= LIMITS.ratio, operations: perRequest <= LIMITS.operations },
  };
};
