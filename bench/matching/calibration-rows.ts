import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { buildIndex, MATCHER_VERSION, trainWordVectors } from '@skills-architect/matching';
import {
  type ConfidenceRow,
  escoRows,
  type Forms,
  industryRows,
  industryRowsByForm,
  partRows,
  partRowsByForm,
} from './confidence-rows';
import { demoLibrary } from './demo-library';
import { demoRows } from './demo-rows';
import { demoJobs, readDescriptions } from './descriptions';
import { openEmbeddingModel, readEmbeddings } from './embeddings';
import { type Library, readEsco } from './esco';
import { readGold } from './gold';
import { withKeptVectors } from './kept-vectors';
import { knownJobs } from './known-jobs';
import { otherLanguages } from './other-languages';

const VECTORS_FOLDER = '.cache/bench-vectors';

/** The files with the library and the jobs. */
export interface CalibrationFiles {
  library: string;
  gold: string;
  descriptions: string;
  titles: string;
  translated: string | undefined;
}

/** The rows by size of the library; `large` is empty when only small libraries are calibrated. */
export interface CalibrationRows {
  small: ConfidenceRow[];
  large: ConfidenceRow[];
}

/** Says on the error output how long a step took: its parts take minutes. */
const timed = async <T>(what: string, step: () => T | Promise<T>): Promise<T> => {
  const started = performance.now();
  const result = await step();
  console.error(`${what}: ${Math.round((performance.now() - started) / 1000)} s`);
  return result;
};

/** Jobs with their descriptions, and their titles alone. */
const FORMS: Forms = [(job) => job, (job) => ({ ...job, description: '' })];

/** Joins the rows of several libraries form by form: all rows of the first form, then all of the second. */
const zipForms = (...rows: readonly ConfidenceRow[][][]): ConfidenceRow[] =>
  FORMS.flatMap((_, form) => rows.flatMap((each) => each[form] ?? []));

/** Matches all jobs with all libraries. */
export const matchCalibrationRows = async (
  files: CalibrationFiles,
  { withModel, withLarge }: { withModel: boolean; withLarge: boolean },
): Promise<CalibrationRows> => {
  const library = await readEsco(files.library);
  const gold = (await readGold(files.gold, library)).filter(({ close }) => close.size > 0);
  const titles = gold.map((row) => FORMS[1]?.(row) ?? row);
  const jobs = await readDescriptions(files.descriptions);
  const known = await knownJobs(jobs, library);
  const others = await otherLanguages(library, { folder: files.titles, texts: files.translated });
  const all = [gold, titles, known];
  const embeddings = withModel
    ? await timed('vectors of the language model', async () => {
        const model = await openEmbeddingModel();
        return readEmbeddings(
          { ...model, embed: withKeptVectors(model.embed, VECTORS_FOLDER) },
          [...library.roles, ...demoLibrary(), ...others.flatMap(({ translated }) => translated.roles)],
          [...all.flat(), ...jobs, ...demoJobs(), ...others.flatMap((other) => other.jobs)],
        );
      })
    : undefined;
  const small = await timed('small libraries', async () => [
    ...zipForms(
      partRowsByForm('small', library, gold, embeddings, FORMS),
      industryRowsByForm(library, gold, embeddings, FORMS),
    ),
    ...partRows('small', library, known, embeddings),
    ...industryRows(library, known, embeddings),
    ...(await demoRows(jobs, embeddings)),
  ]);
  if (!withLarge) return { small, large: [] };
  const openIndex = ({ roles, skillTexts }: Library) =>
    buildIndex(roles, trainWordVectors(roles, { moreTexts: skillTexts }));
  const index = await timed('word vectors', () => openIndex(library));
  const inEnglish = await timed('large libraries', () => [
    ...zipForms(
      FORMS.map((form) => escoRows(library, index, gold.map(form), embeddings)),
      partRowsByForm('part', library, gold, embeddings, FORMS),
    ),
    ...escoRows(library, index, known, embeddings),
    ...partRows('part', library, known, embeddings),
  ]);
  const inOthers = await timed('other languages', () =>
    others.flatMap(({ translated, jobs: each }) => [
      ...escoRows(library, index, each, embeddings),
      ...escoRows(translated, openIndex(translated), each, embeddings),
    ]),
  );
  return { small, large: [...inEnglish, ...inOthers] };
};

const isKept = (value: unknown): value is CalibrationRows & { made: string } =>
  typeof value === 'object' &&
  value !== null &&
  'made' in value &&
  'small' in value &&
  Array.isArray(value.small) &&
  'large' in value &&
  Array.isArray(value.large);

/** Command-line options on which the rows depend, such as `--library`; rows of other options are not reused. */
type Options = Readonly<Record<string, unknown>>;

/**
 * The rows in the file of an earlier run; without one they are matched, and written there. Throws when that run had another
 * matcher or other options.
 */
export const keptRows = async (
  file: string | undefined,
  options: Options,
  matchRows: () => Promise<CalibrationRows>,
): Promise<CalibrationRows> => {
  const made = JSON.stringify({ matcher: MATCHER_VERSION, ...options });
  if (file === undefined || !existsSync(file)) {
    const rows = await matchRows();
    if (file !== undefined) await writeFile(file, JSON.stringify({ made, ...rows }));
    return rows;
  }
  const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isKept(kept) || kept.made !== made)
    throw new Error(`${file} has no rows of this matcher with these options. Name another file.`);
  return kept;
};
