import { parseArgs } from 'node:util';
import { readSkills } from '../description-skills/esco-skills';
import { table } from '../table';
import { openEncoder } from './meaning';
import { measureSentences, type SetFigures } from './sentences';

const USAGE = 'semantics --library FOLDER [--sentences FOLDER] [--json]';

/** Figures with the local model, and without it. */
interface SentencesReport {
  sentences: Record<string, SetFigures>;
  withoutModel: { sentences: Record<string, SetFigures> };
  /** Time for encoding the names of the library. */
  librarySeconds: number;
  /** Peak memory of this process before the model was opened, and in the end. */
  megabytesWithoutModel: number;
  megabytes: number;
}

const peakMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024);

const measureBoth = async (library: string, folder: string): Promise<SentencesReport> => {
  const skills = await readSkills(library);
  const withoutModel = { sentences: await measureSentences(skills, folder) };
  const megabytesWithoutModel = peakMegabytes();
  const encoder = await openEncoder(skills.named);
  try {
    const sentences = await measureSentences(skills, folder, encoder);
    const { librarySeconds } = encoder;
    return { sentences, withoutModel, librarySeconds, megabytesWithoutModel, megabytes: peakMegabytes() };
  } finally {
    await encoder.close();
  }
};

const toRow = ([name, { rp5, rp10, mrr, ...counts }]: [string, SetFigures]) => [
  name,
  String(counts.sentences),
  ...[rp5, rp10, mrr].map((figure) => figure.toFixed(3)),
  String(counts.empty),
  String(counts.milliseconds),
];

const formatReport = ({ sentences, withoutModel, ...machine }: SentencesReport) =>
  [
    table(
      ['', 'sentences', 'rp5', 'rp10', 'mrr', 'empty', 'ms'],
      [
        ...Object.entries(sentences).map(toRow),
        ...Object.entries(withoutModel.sentences).map(([name, figures]) => toRow([`${name}, no model`, figures])),
      ],
    ),
    `library encoded in ${machine.librarySeconds} s; ${machine.megabytesWithoutModel} MB without the model, ${machine.megabytes} MB with it`,
  ].join('\n');

/** Measures what is found by meaning in public data sets, with the local model and without: skills that sentences state. */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      sentences: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.library || !values.sentences) throw new Error(`Usage: ${USAGE}`);
  const report = await measureBoth(values.library, values.sentences);
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
};
