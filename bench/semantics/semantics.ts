import { parseArgs } from 'node:util';
import { readSkills } from '../description-skills/esco-skills';
import { table } from '../table';
import { measureSentences } from './sentences';

const USAGE = 'semantics --library FOLDER [--sentences FOLDER] [--json]';

/** Measures what is found by meaning in public data sets: the skills that sentences state. */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      sentences: { type: 'string' },
      titles: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.library || !(values.sentences || values.titles)) throw new Error(`Usage: ${USAGE}`);
  const sentences = values.sentences
    ? await measureSentences(await readSkills(values.library), values.sentences)
    : undefined;
  const report = { sentences, peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else
    console.log(
      table(
        ['', 'sentences', 'rp5', 'rp10', 'mrr', 'empty', 'ms'],
        Object.entries(report.sentences ?? {}).map(([name, { sentences: count, milliseconds, ...figures }]) => [
          name,
          String(count),
          ...[figures.rp5, figures.rp10, figures.mrr].map((figure) => figure.toFixed(3)),
          String(figures.empty),
          String(milliseconds),
        ]),
      ),
    );
};
