import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../table';
import { readGold } from './gold';
import { FIELDS, judge, toOffers } from './judge';
import { readOne } from './read-files';
import { showDifferences } from './show';

const USAGE = 'reading --descriptions FOLDER --gold FILE [--json] [--show] [--only TEXT] [--cache FOLDER]';

/** Measures the reader of job descriptions against annotations: the share of right values of each field. */
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
    },
  });
  const { descriptions, gold: goldFile, only, cache } = values;
  if (!descriptions || !goldFile) throw new Error(`Usage: ${USAGE}`);
  const gold = (await readGold(goldFile)).filter(({ file }) => file.includes(only));
  const right = { name: 0, group: 0, reporting: 0, description: 0, duties: 0, all: 0 };
  for (const one of gold) {
    const offers = toOffers(await readOne(path.join(descriptions, one.file), cache));
    const verdicts = judge(offers, one);
    for (const field of FIELDS) if (verdicts[field].right) right[field] += 1;
    if (FIELDS.every((field) => verdicts[field].right)) right.all += 1;
    if (values.show) console.log(showDifferences(one, offers, verdicts));
  }
  const shares = Object.fromEntries(
    Object.entries(right).map(([field, count]) => [field, Number((count / gold.length).toFixed(3))]),
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
