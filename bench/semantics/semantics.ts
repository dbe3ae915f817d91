import { parseArgs } from 'node:util';
import { findModel, MINILM, type ModelPackage, MULTILINGUAL_USE, openModel } from '@skills-architect/local-model';
import { readSkills } from '../description-skills/esco-skills';
import { chooseModel } from '../local-models';
import { table } from '../table';
import { openEncoder } from './meaning';
import { measureSentences, type SetFigures } from './sentences';
import { measureTitles, type TitleFigures } from './titles';

const USAGE = 'semantics [--library FOLDER --sentences FOLDER] [--titles FOLDER] [--model NAME] [--json]';

/**
 * Figures with and without a model: by default sentences with that of the portal, titles with the multilingual one.
 */
interface Report {
  sentences?: Record<string, SetFigures>;
  titles?: Record<string, TitleFigures>;
  withoutModel: Pick<Report, 'sentences' | 'titles'>;
  /** Time for encoding the names of the library. */
  librarySeconds?: number;
  /** Peak memory of this process before a model was opened, and in the end. */
  megabytesWithoutModel: number;
  megabytes: number;
}

const peakMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024);

const measureWithoutModels = async (
  skills: Awaited<ReturnType<typeof readSkills>> | undefined,
  { sentences, titles }: { sentences: string | undefined; titles: string | undefined },
): Promise<Report['withoutModel']> => ({
  ...(skills && sentences && { sentences: await measureSentences(skills, sentences) }),
  ...(titles && { titles: await measureTitles(titles) }),
});

const measureSentencesByMeaning = async (
  skills: Awaited<ReturnType<typeof readSkills>>,
  folder: string,
  chosen: ModelPackage,
) => {
  const encoder = await openEncoder(skills.named, chosen);
  try {
    return { sentences: await measureSentences(skills, folder, encoder), librarySeconds: encoder.librarySeconds };
  } finally {
    await encoder.close();
  }
};

const measureTitlesByMeaning = async (folder: string, chosen: ModelPackage) => {
  const options = { cacheDir: '.cache/models', model: chosen, say: console.error };
  const model = await openModel(await findModel(options), chosen);
  try {
    const opened = { isFittedModel: chosen === MINILM, languages: chosen.languages, embed: model.embed };
    return { titles: await measureTitles(folder, opened) };
  } finally {
    await model.close();
  }
};

const toSentenceRow = ([name, { rp5, rp10, mrr, ...counts }]: [string, SetFigures]) => [
  name,
  String(counts.sentences),
  ...[rp5, rp10, mrr].map((figure) => figure.toFixed(3)),
  String(counts.empty),
  String(counts.milliseconds),
];

const toTitleRow = ([pair, { titles, mrr, hit10, milliseconds, embeddingMilliseconds }]: [string, TitleFigures]) => [
  pair,
  String(titles),
  ...[mrr, hit10].map((figure) => figure.toFixed(3)),
  String(milliseconds),
  String(embeddingMilliseconds),
];

const rowsOf = <F>(byMeaning: Record<string, F> = {}, without: Record<string, F> = {}) => [
  ...Object.entries(byMeaning),
  ...Object.entries(without).map(([name, figures]): [string, F] => [`${name}, no model`, figures]),
];

const formatReport = ({ sentences, titles, withoutModel, ...machine }: Report) =>
  [
    sentences &&
      table(
        ['', 'sentences', 'rp5', 'rp10', 'mrr', 'empty', 'ms'],
        rowsOf(sentences, withoutModel.sentences).map(toSentenceRow),
      ),
    titles &&
      table(
        ['', 'titles', 'mrr', 'hit10', 'ms', 'ms of a vector'],
        rowsOf(titles, withoutModel.titles).map(toTitleRow),
      ),
    machine.librarySeconds !== undefined && `library encoded in ${machine.librarySeconds} s`,
    `${machine.megabytesWithoutModel} MB without a model, ${machine.megabytes} MB with it`,
  ]
    .filter(Boolean)
    .join('\n');

/**
 * Measures on public data sets which skills are found in sentences, and which roles for job titles, with and without
 * a model.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      sentences: { type: 'string' },
      titles: { type: 'string' },
      model: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { library, sentences, titles, json } = values;
  if ((!sentences && !titles) || (sentences && !library)) throw new Error(`Usage: ${USAGE}`);
  const chosen = chooseModel(values.model);
  const skills = library && sentences ? await readSkills(library) : undefined;
  const withoutModel = await measureWithoutModels(skills, { sentences, titles });
  const megabytesWithoutModel = peakMegabytes();
  const report: Report = {
    ...(skills && sentences && (await measureSentencesByMeaning(skills, sentences, chosen ?? MINILM))),
    ...(titles && (await measureTitlesByMeaning(titles, chosen ?? MULTILINGUAL_USE))),
    withoutModel,
    megabytesWithoutModel,
    megabytes: peakMegabytes(),
  };
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
};
