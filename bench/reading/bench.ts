import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { SentenceModel } from '../../services/personas/src/job-descriptions/cutting/sentence-model';
import { table } from '../table';
import { readAnnotatedSet } from './annotated-samples';
import { type Measured, measureAnnotated } from './annotating/measure';
import { type Gold, readGold } from './gold';
import { FIELDS, type Field, judge, toOffers } from './judge';
import { readOne } from './read-files';
import { gatherSamples } from './samples';
import { showDifferences } from './show';
import { trainModel } from './train';
import { writeTexts } from './write-texts';

const USAGE =
  'reading --descriptions FOLDER (--texts FILE | --gold FILE | --annotations FILE) [--json] [--show] [--only TEXT] [--cache FOLDER] [--more FOLDER …] [--leave-one-out [--together N] | --train WEIGHTS [--annotated FOLDER=FILE …]]';

interface Options {
  descriptions: string;
  cache: string | undefined;
  show: boolean;
}

type Counts = Record<Field | 'all', number>;

const count = async (gold: Gold[], right: Counts, { descriptions, cache, show }: Options, model?: SentenceModel) => {
  for (const expected of gold) {
    const offers = toOffers(await readOne(path.join(descriptions, expected.file), cache, model));
    const verdicts = judge(offers, expected);
    for (const field of FIELDS) if (verdicts[field].right) right[field] += 1;
    if (FIELDS.every((field) => verdicts[field].right)) right.all += 1;
    if (show) console.log(showDifferences(expected, offers, verdicts));
  }
};

/** The files of one employer begin with the same word. */
const readEmployer = (file: string) => file.split(/[-_]/)[0] ?? file;

const printMeasured = (sets: Record<string, Measured>) =>
  table(
    ['', 'documents', 'employers', ...FIELDS, 'all'],
    Object.entries(sets).flatMap(([name, { documents, employers, right, statedRight }]) => [
      [name, `${documents}`, `${employers}`, ...FIELDS.map((field) => right[field].toFixed(2)), right.all.toFixed(2)],
      ['  of those stated', '', '', ...FIELDS.map((field) => statedRight[field].toFixed(2)), ''],
    ]),
  );

/** Measures the documents whose annotations hold no text. */
const runAnnotated = async (
  descriptions: string,
  annotations: string,
  { show, json }: Record<'show' | 'json', boolean>,
) => {
  const measured = await measureAnnotated(descriptions, annotations, ({ gold, offers, verdicts }) => {
    if (show) console.log(showDifferences(gold, offers, verdicts));
  });
  if (json) return console.log(JSON.stringify(measured));
  console.log(printMeasured({ 'rules may be made for': measured.open, 'kept apart': measured.apart }));
};

/**
 * Measures the reader of job descriptions against annotations: the share of right values of each field. With
 * `--leave-one-out` every employer is read with a model trained on the others; `--train` writes a model trained on all
 * and on further annotated documents;
 * `--texts` writes the result without evaluation.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      descriptions: { type: 'string' },
      gold: { type: 'string' },
      json: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      cache: { type: 'string' },
      more: { type: 'string', multiple: true, default: [] },
      'leave-one-out': { type: 'boolean', default: false },
      together: { type: 'string', default: '1' },
      train: { type: 'string' },
      annotated: { type: 'string', multiple: true, default: [] },
      texts: { type: 'string' },
      annotations: { type: 'string' },
    },
  });
  const { descriptions, gold: goldFile, only, cache, show } = values;
  if (descriptions && values.texts) {
    const count = await writeTexts(values.texts, descriptions, cache);
    console.log(`${count} job descriptions in ${values.texts}`);
    return;
  }
  if (descriptions && values.annotations) {
    await runAnnotated(descriptions, values.annotations, values);
    return;
  }
  if (!descriptions || !goldFile) throw new Error(`Usage: ${USAGE}`);
  const gold = (await readGold(goldFile)).filter(({ file }) => file.includes(only));
  const folders = [descriptions, ...values.more];
  if (values.train) {
    const samples = (await gatherSamples(folders, gold, cache)).flatMap((own) => own.samples);
    for (const set of values.annotated) samples.push(...(await readAnnotatedSet(set)));
    await writeFile(values.train, `${JSON.stringify(trainModel(samples))}\n`);
    return;
  }
  const right = { name: 0, group: 0, reporting: 0, description: 0, duties: 0, all: 0 };
  const options = { descriptions, cache, show };
  if (values['leave-one-out']) {
    const samples = await gatherSamples(folders, gold, cache);
    const employers = [...new Set(gold.map(({ file }) => readEmployer(file)))];
    const size = Number(values.together);
    for (let index = 0; index < employers.length; index += size) {
      const leftOut = new Set(employers.slice(index, index + size));
      const others = samples.filter(({ fileName }) => !leftOut.has(readEmployer(fileName)));
      const model = trainModel(others.flatMap((own) => own.samples));
      await count(
        gold.filter(({ file }) => leftOut.has(readEmployer(file))),
        right,
        options,
        model,
      );
    }
  } else await count(gold, right, options);
  const shares = Object.fromEntries(
    Object.entries(right).map(([field, number]) => [field, Number((number / gold.length).toFixed(3))]),
  );
  if (values.json) console.log(JSON.stringify({ files: gold.length, ...shares }));
  else
    console.log(
      table(
        ['field', 'right'],
        Object.entries(shares).map(([field, share]) => [field, share.toFixed(2)]),
      ),
    );
};
