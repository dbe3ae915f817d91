import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIndex, EVIDENCE, SIMILAR_LEAD, trainWordVectors } from '@skills-architect/matching';
import { type ConfidenceRow, demoRows, escoRows, partRows } from './confidence-rows';
import { readDescriptions } from './descriptions';
import { readEsco } from './esco';
import { readGold } from './gold';
import { knownJobs } from './known-jobs';
import { estimateWith, fitLogistic } from './logistic';

const USAGE = 'calibrate --library FOLDER --gold FILE --descriptions FILE --out FILE';

/** If the role is in the library, at least this share of 'clear' first suggestions must be right. */
const CLEAR_RIGHT = 0.87;
/** Lower bound of the limit for 'clear'. */
const MIN_CLEAR = 0.7;
/** Lower limit of 'likely', chosen on unseen jobs, where 3 of 4 'likely' suggestions were right. */
const LIKELY = 0.5;
/** In each kind of library at most this share of the right first suggestions may be called 'no close role'. */
const LOST = 0.05;

/** Weights of the rows: real descriptions and jobs outside of the demo library are few, and shall count like the others. */
const WEIGHTS: Partial<Record<`${ConfidenceRow['library']} ${ConfidenceRow['setting']}`, number>> = {
  'esco forbidden': 0.5,
  'part forbidden': 0.5,
  'part, real forbidden': 0.5,
  'small forbidden': 0.5,
  'small, real forbidden': 0.5,
  'esco, real in': 3,
  'esco, real removed': 3,
  'esco, real forbidden': 1.5,
  'demo in': 3,
  'demo removed': 45,
  'demo outside': 45,
};

/** Fits the weights of the confidence (`fit/weights.json` of the matcher). */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      gold: { type: 'string' },
      descriptions: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (!values.library || !values.gold || !values.descriptions || !values.out) throw new Error(`Usage: ${USAGE}`);
  const library = await readEsco(values.library);
  const gold = (await readGold(values.gold, library)).filter(({ close }) => close.size > 0);
  const titles = gold.map((row) => ({ ...row, description: '' }));
  const index = buildIndex(library.roles, trainWordVectors(library.roles, { moreTexts: library.skillTexts }));
  const jobs = await readDescriptions(values.descriptions);
  const known = await knownJobs(jobs, library);
  const all = [gold, titles, known];
  const large = all.flatMap((each) => [...escoRows(library, index, each), ...partRows('part', library, each)]);
  const small = [...all.flatMap((each) => partRows('small', library, each)), ...demoRows(jobs)];
  const fitted = { large: fitModel(large), small: fitModel(small) };
  await writeFile(values.out, `${JSON.stringify(fitted, null, 2)}\n`);
}

type FittedModel = {
  bias: number;
  weights: Record<string, number>;
  limits: { clear: number; likely: number; close: number };
};

/** Fits the weights for libraries of one size, and the lowest probability of each confidence. */
function fitModel(rows: readonly ConfidenceRow[]): FittedModel {
  const { bias, weights } = fitRows(rows);
  const weightsByName = Object.fromEntries(EVIDENCE.map((name, at) => [name, round3(weights[at] ?? 0)]));
  const rated = estimateUnseen(rows).filter(({ row }) => !row.evidence.titleOnly);
  const byLibrary = [...new Set(rows.map(({ library }) => library))].map((library) =>
    rated.filter(({ row }) => row.library === library && row.setting === 'in'),
  );
  const limits = {
    clear: round3(Math.max(...byLibrary.map(clearLimit))),
    likely: LIKELY,
    // Rounded down, so that no more right ones are lost than allowed.
    close: Math.floor(1000 * Math.min(...byLibrary.map(closeLimit))) / 1000,
  };
  return { bias: round3(bias), weights: weightsByName, limits };
}

type RatedRow = { row: ConfidenceRow; estimate: number };

/** The lowest probability from which on enough first suggestions are right. */
function clearLimit(rated: readonly RatedRow[]): number {
  const leading = rated.filter(({ row }) => row.evidence.lead >= SIMILAR_LEAD);
  const steps = [...new Set(leading.map(({ estimate }) => Math.ceil(100 * estimate) / 100))].filter(
    (step) => step >= MIN_CLEAR,
  );
  const enough = steps.filter((step) => {
    const above = leading.filter(({ estimate }) => estimate >= step);
    return above.length > 0 && above.filter(({ row }) => row.right).length / above.length >= CLEAR_RIGHT;
  });
  return Math.min(1, ...enough);
}

/** The lower limit of a close role: at most the allowed share of the right first suggestions is below it. */
function closeLimit(rated: readonly RatedRow[]): number {
  const right = rated.filter(({ row }) => row.right).map(({ estimate }) => estimate);
  return right.sort((a, b) => a - b)[Math.floor(LOST * right.length)] ?? 0;
}

const toFeatures = (row: ConfidenceRow): number[] => EVIDENCE.map((name) => row.evidence[name]);

const fitRows = (rows: readonly ConfidenceRow[]) =>
  fitLogistic(
    rows.map((row) => ({
      features: toFeatures(row),
      outcome: row.right ? 1 : 0,
      weight: (WEIGHTS[`${row.library} ${row.setting}`] ?? 1) * (row.evidence.titleOnly ? 0.5 : 1),
    })),
  );

const FOLDS = 5;

/** Cross-validation: each row with the probability from a model that was fitted without its job. */
function estimateUnseen(rows: readonly ConfidenceRow[]): RatedRow[] {
  const folds = new Map([...new Set(rows.map(({ job }) => job))].map((job, at) => [job, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitRows(rows.filter(({ job }) => folds.get(job) !== fold));
    const unseen = rows.filter(({ job }) => folds.get(job) === fold);
    return unseen.map((row) => ({ row, estimate: estimateWith(model, toFeatures(row)) }));
  }).flat();
}

const round3 = (number: number): number => Math.round(number * 1000) / 1000;
