import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIndex, EVIDENCE, trainWordVectors } from '@skills-architect/matching';
import { type ConfidenceRow, demoRows, escoRows, smallRows } from './confidence-rows';
import { readDescriptions } from './descriptions';
import { readEsco } from './esco';
import { readGold } from './gold';
import { fitLogistic } from './logistic';

const USAGE = 'calibrate --library FOLDER --gold FILE --descriptions FILE --out FILE';

/** Chosen on cross-validated rows: 'clear' was right in 9 of 10, 'likely' in 3 of 4. */
const CLEAR = 0.8;
const LIKELY = 0.5;
/** Of the right first suggestions at most this share is called 'no close role'. */
const LOST = 0.05;
/** The same share for libraries of less than 500 roles. */
const LOST_IN_SMALL = 0.05;

const WEIGHTS: Partial<Record<`${ConfidenceRow['library']} ${ConfidenceRow['setting']}`, number>> = {
  'demo removed': 3,
  'demo outside': 3,
  'esco forbidden': 0.5,
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
  const rows = [
    ...escoRows(library, index, gold),
    ...escoRows(library, index, titles),
    ...smallRows(library, gold),
    ...smallRows(library, titles),
    ...demoRows(jobs),
  ];
  const { bias, weights } = fitLogistic(
    rows.map((row) => ({
      features: EVIDENCE.map((name) => row.evidence[name]),
      outcome: row.right ? 1 : 0,
      weight: (WEIGHTS[`${row.library} ${row.setting}`] ?? 1) * (row.evidence.titleOnly ? 0.5 : 1),
    })),
  );
  const named = Object.fromEntries(EVIDENCE.map((name, at) => [name, rounded(weights[at] ?? 0)]));
  const estimate = (row: ConfidenceRow) => {
    const sum = EVIDENCE.reduce((all, name) => all + (named[name] ?? 0) * row.evidence[name], bias);
    return 1 / (1 + Math.exp(-sum));
  };
  const close = (lost: number, from: (row: ConfidenceRow) => boolean) => {
    const right = rows.filter((row) => row.right && !row.evidence.titleOnly && from(row)).map(estimate);
    // Rounded down: no more right ones are lost than agreed.
    return Math.floor(1000 * (right.sort((a, b) => a - b)[Math.floor(lost * right.length)] ?? 0)) / 1000;
  };
  const limits = {
    clear: CLEAR,
    likely: LIKELY,
    close: close(LOST, ({ library: from }) => from === 'esco'),
    closeInSmall: close(LOST_IN_SMALL, ({ library: from }) => from !== 'esco'),
  };
  await writeFile(values.out, `${JSON.stringify({ bias: rounded(bias), weights: named, limits }, null, 2)}\n`);
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000;
