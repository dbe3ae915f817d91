import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { FittedFor } from '@skills-architect/matching';
import { type FittedModel, formatApart } from './calibrate-report';
import { keptRows, matchCalibrationRows } from './calibration-rows';
import type { ConfidenceRow } from './confidence-rows';
import { fitModel } from './fit-model';
import { type Fitting, LARGE, SMALL } from './fitting';

const USAGE =
  'calibrate --library FOLDER --gold FILE --descriptions FILE --titles FOLDER [--translated FILE] --out FILE [--rows FILE] [--small] [--words-only]';

/**
 * Fits the weights of the confidence (`fit/weights.json` of the matcher) with the language model, or with `--words-only`
 * those without it; with `--small` only those of small libraries. The others stay as they are in the file. Matching takes
 * most of the time: `--rows` keeps its result for the next run.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      gold: { type: 'string' },
      descriptions: { type: 'string' },
      titles: { type: 'string' },
      translated: { type: 'string' },
      out: { type: 'string' },
      rows: { type: 'string' },
      small: { type: 'boolean', default: false },
      'words-only': { type: 'boolean', default: false },
    },
  });
  const { library, gold, descriptions, titles, translated, out } = values;
  if (!library || !gold || !descriptions || !titles || !out) throw new Error(`Usage: ${USAGE}`);
  const withModel = !values['words-only'];
  const files = { library, gold, descriptions, titles, translated };
  const options = { withModel, withLarge: !values.small };
  const rows = await keptRows(values.rows, { ...files, ...options }, () => matchCalibrationRows(files, options));
  const before: Partial<Record<FittedFor, FittedModel>> = JSON.parse(await readFile(out, 'utf8'));
  const [small, large]: [FittedFor, FittedFor] = withModel ? ['nearSmall', 'nearLarge'] : ['small', 'large'];
  const fitted = {
    ...before,
    [small]: report(rows.small, SMALL, before[small]),
    ...(!values.small && { [large]: report(rows.large, LARGE, before[large]) }),
  };
  await writeFile(out, `${JSON.stringify(fitted, null, 2)}\n`);
}

/** Fits a model. Prints the figures of the former and the new model, and of a model fitted on one half of the jobs and tested on the other. */
function report(rows: readonly ConfidenceRow[], fitting: Fitting, former: FittedModel | undefined): FittedModel {
  if (former) console.log(`Before:\n${formatApart(rows, former)}`);
  const model = fitModel(
    rows.filter(({ apart }) => fitting.fitsApart || !apart),
    fitting,
  );
  console.log(formatApart(rows, model));
  console.log('Fitted on one half of the jobs, measured on the other:');
  const [fitted, measured] = halves(rows);
  console.log(formatApart(measured, fitModel(fitted, fitting)));
  return model;
}

/** The rows of every second job, and the others. */
function halves(rows: readonly ConfidenceRow[]): [ConfidenceRow[], ConfidenceRow[]] {
  const places = new Map([...new Set(rows.map(({ job }) => job))].map((job, index) => [job, index % 2]));
  const half = (which: number) => rows.filter(({ job }) => places.get(job) === which);
  return [half(0), half(1)];
}
