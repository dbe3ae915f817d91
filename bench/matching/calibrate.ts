import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  buildIndex,
  EVIDENCE,
  type FittedFor,
  type JobKind,
  jobKind,
  SIMILAR_LEAD,
  trainWordVectors,
} from '@skills-architect/matching';
import { type FittedModel, formatApart } from './calibrate-report';
import { type ConfidenceRow, escoRows, industryRows, partRows } from './confidence-rows';
import { demoLibrary } from './demo-library';
import { demoRows } from './demo-rows';
import { demoJobs, readDescriptions } from './descriptions';
import { openEmbeddingModel, readEmbeddings } from './embeddings';
import { type Library, readEsco } from './esco';
import { readGold } from './gold';
import { knownJobs } from './known-jobs';
import { estimateWith, fitLogistic, type Logistic } from './logistic';
import { otherLanguages } from './other-languages';

const USAGE =
  'calibrate --library FOLDER --gold FILE --descriptions FILE --titles FOLDER [--translated FILE] --out FILE [--small] [--words-only]';

/** If the role is in the library, at least this share of 'clear' first suggestions must be right. */
const CLEAR_RIGHT = 0.87;
/** Lower bound of the limit for 'clear'. */
const MIN_CLEAR = 0.7;
/** Lower limit of 'likely', chosen on unseen jobs, where 3 of 4 'likely' suggestions were right. */
const LIKELY = 0.5;

/** For titles and other languages: least share of right ones among those called so, and of jobs without a role called so at `most`. */
const CALLED = { clear: { right: 0.9, most: 0.02 }, likely: { right: 0.75, most: 0.04 } };

/** Weights of the rows of large libraries: real descriptions are few, and shall count like the others. */
const LARGE_WEIGHTS: Partial<Record<`${ConfidenceRow['library']} ${ConfidenceRow['setting']}`, number>> = {
  'esco forbidden': 0.5,
  'part forbidden': 0.5,
  'part, real forbidden': 0.5,
  'esco, real in': 3,
  'esco, real removed': 3,
  'esco, real forbidden': 1.5,
};

/**
 * Evidence for small libraries: what the job and the role have in common, whatever library the role is in. How far a role
 * stands out from the others, or how long its text is, depends on the library and made probabilities incomparable.
 */
const SMALL_EVIDENCE: readonly (typeof EVIDENCE)[number][] = [
  'title',
  'nameWords',
  'within',
  'saidLabel',
  'duties',
  'skills',
  'explained',
  'level',
  'lead',
  'elsewhere',
  'kindInLibrary',
  'sameKind',
  'titleOnly',
  'near',
  'nearLead',
];

/** Evidence against the first suggestion. */
const AGAINST: ReadonlySet<string> = new Set(['elsewhere']);

/**
 * Fits the weights of the confidence (`fit/weights.json` of the matcher) with the language model, or with `--words-only`
 * those without it; with `--small` only those of small libraries. The others stay as they are in the file.
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
      small: { type: 'boolean', default: false },
      'words-only': { type: 'boolean', default: false },
    },
  });
  if (!values.library || !values.gold || !values.descriptions || !values.titles || !values.out)
    throw new Error(`Usage: ${USAGE}`);
  const library = await readEsco(values.library);
  const gold = (await readGold(values.gold, library)).filter(({ close }) => close.size > 0);
  const titles = gold.map((row) => ({ ...row, description: '' }));
  const jobs = await readDescriptions(values.descriptions);
  const known = await knownJobs(jobs, library);
  const others = await otherLanguages(library, { folder: values.titles, texts: values.translated });
  const all = [gold, titles, known];
  const embeddings = values['words-only']
    ? undefined
    : await readEmbeddings(
        await openEmbeddingModel(),
        [...library.roles, ...demoLibrary(), ...others.flatMap(({ translated }) => translated.roles)],
        [...all.flat(), ...jobs, ...demoJobs(), ...others.flatMap((other) => other.jobs)],
      );
  const largeRows = () => {
    const openIndex = ({ roles, skillTexts }: Library) =>
      buildIndex(roles, trainWordVectors(roles, { moreTexts: skillTexts }));
    const index = openIndex(library);
    return [
      ...all.flatMap((each) => [
        ...escoRows(library, index, each, embeddings),
        ...partRows('part', library, each, embeddings),
      ]),
      ...others.flatMap(({ translated, jobs: each }) => [
        ...escoRows(library, index, each, embeddings),
        ...escoRows(translated, openIndex(translated), each, embeddings),
      ]),
    ];
  };
  const smallRows = [
    ...all.flatMap((each) => [
      ...partRows('small', library, each, embeddings),
      ...industryRows(library, each, embeddings),
    ]),
    ...(await demoRows(jobs, embeddings)),
  ];
  const before: Partial<Record<FittedFor, FittedModel>> = JSON.parse(await readFile(values.out, 'utf8'));
  const report = (rows: readonly ConfidenceRow[], fitting: Fitting, former: FittedModel | undefined) => {
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
  };
  const [small, large]: [FittedFor, FittedFor] = embeddings ? ['nearSmall', 'nearLarge'] : ['small', 'large'];
  const fitted = {
    ...before,
    [small]: report(smallRows, SMALL, before[small]),
    ...(!values.small && { [large]: report(largeRows(), LARGE, before[large]) }),
  };
  await writeFile(values.out, `${JSON.stringify(fitted, null, 2)}\n`);
}

/** The rows of every second job, and the others. */
function halves(rows: readonly ConfidenceRow[]): [ConfidenceRow[], ConfidenceRow[]] {
  const places = new Map([...new Set(rows.map(({ job }) => job))].map((job, at) => [job, at % 2]));
  const half = (which: number) => rows.filter(({ job }) => places.get(job) === which);
  return [half(0), half(1)];
}

/** How the model of libraries of one size is fitted. */
type Fitting = {
  evidence: readonly (typeof EVIDENCE)[number][];
  /** Whether jobs kept apart are fitted, too. */
  fitsApart: boolean;
  signs?: readonly (1 | -1)[];
  weighRows: (rows: readonly ConfidenceRow[]) => (row: ConfidenceRow) => number;
  /** At most about this share of the right first suggestions may be called 'no close role'. */
  lost: number;
  /** Combines the limits of all kinds of library. */
  combine: (limits: readonly number[], strictest: (...limits: number[]) => number) => number;
};

const median = (limits: readonly number[]): number =>
  limits.toSorted((a, b) => a - b)[Math.floor(limits.length / 2)] ?? 0;

const nameSetting = ({ library, setting }: ConfidenceRow) => `${library} ${setting}` as const;

const LARGE: Fitting = {
  fitsApart: true,
  lost: 0.05,
  evidence: EVIDENCE,
  weighRows: () => (row) => (LARGE_WEIGHTS[nameSetting(row)] ?? 1) * (row.evidence.titleOnly ? 0.5 : 1),
  combine: (limits, strictest) => strictest(...limits),
};

/** Every setting counts as the square root of its rows; the kinds of library are alike, so one limit is their median. */
const SMALL: Fitting = {
  fitsApart: false,
  // One row is .02 of the smallest kind: with .05 in the median some kinds lost more than .06.
  lost: 0.04,
  evidence: SMALL_EVIDENCE,
  signs: SMALL_EVIDENCE.map((name) => (AGAINST.has(name) ? -1 : 1)),
  weighRows: (rows) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(nameSetting(row), (counts.get(nameSetting(row)) ?? 0) + 1);
    return (row) => 1 / Math.sqrt(counts.get(nameSetting(row)) ?? 1);
  },
  combine: median,
};

/** Fits the weights for libraries of one size, and the lowest probability of each confidence. */
function fitModel(rows: readonly ConfidenceRow[], fitting: Fitting): FittedModel {
  const { bias, weights } = fitRows(rows, fitting);
  const weightsByName: FittedModel['weights'] = Object.fromEntries(
    fitting.evidence.map((name, at) => [name, round3(weights[at] ?? 0)]),
  );
  const unseen = estimateUnseen(rows, fitting);
  const byLibrary = (kind: JobKind) =>
    groups(
      unseen.filter(({ row }) => row.setting === 'in'),
      kind,
    );
  // Rounded down, so that no more right ones are lost than allowed.
  const roundDown = (limit: number) => Math.floor(1000 * limit) / 1000;
  const limitOf = (library: readonly RatedRow[]) => closeLimit(library, fitting.lost);
  const described = byLibrary('description');
  const close = roundDown(fitting.combine(described.map(limitOf), Math.min));
  const medianLimit = (kind: JobKind) => {
    const libraries = byLibrary(kind);
    return libraries.length ? roundDown(median(libraries.map(limitOf))) : close;
  };
  const without = unseen.filter(({ row }) => row.setting === 'removed');
  const calledLimits = (confidence: keyof typeof CALLED, description: number) => {
    const limitFor = (kind: JobKind) =>
      calledLimit(byLibrary(kind), groups(without, kind), { ...CALLED[confidence], otherwise: description });
    return { description, title: limitFor('title'), otherLanguage: limitFor('otherLanguage') };
  };
  const limits = {
    clear: calledLimits('clear', round3(fitting.combine(described.map(clearLimit), Math.max))),
    likely: calledLimits('likely', LIKELY),
    close: { description: close, title: medianLimit('title'), otherLanguage: medianLimit('otherLanguage') },
  };
  return { bias: round3(bias), weights: weightsByName, limits };
}

type RatedRow = { row: ConfidenceRow; estimate: number };

/** The rows of jobs of a kind by library. */
const groups = (rated: readonly RatedRow[], kind: JobKind): RatedRow[][] => {
  const own = rated.filter(({ row }) => jobKind(row.evidence) === kind);
  return [...new Set(own.map(({ row }) => row.library))].map((name) => own.filter(({ row }) => row.library === name));
};

/**
 * The lowest probability from which on, in the mean of all libraries, enough first suggestions are right, and few jobs without a
 * role are called so.
 */
function calledLimit(
  inside: readonly RatedRow[][],
  without: readonly RatedRow[][],
  { right, most, otherwise }: { right: number; most: number; otherwise: number },
): number {
  const mean = (shares: readonly number[]) => shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
  const called = (library: readonly RatedRow[], limit: number) =>
    library.filter(({ row, estimate }) => estimate >= limit && row.evidence.lead >= SIMILAR_LEAD);
  const isEnough = (limit: number) => {
    const found = inside.map((library) => called(library, limit)).filter(({ length }) => length > 0);
    const isRight = mean(found.map((own) => own.filter(({ row }) => row.right).length / own.length)) >= right;
    return isRight && mean(without.map((own) => called(own, limit).length / own.length)) <= most;
  };
  return Array.from({ length: 95 }, (_, step) => (step + 5) / 100).find(isEnough) ?? otherwise;
}

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
function closeLimit(rated: readonly RatedRow[], lost: number): number {
  const right = rated.filter(({ row }) => row.right).map(({ estimate }) => estimate);
  return right.sort((a, b) => a - b)[Math.floor(lost * right.length)] ?? 0;
}

const toFeatures = (row: ConfidenceRow, { evidence }: Fitting): number[] => evidence.map((name) => row.evidence[name]);

/** Jobs in other languages have a limit of their own; the weights are those of jobs in the library's language. */
function fitRows(rows: readonly ConfidenceRow[], fitting: Fitting): Logistic {
  const inOwnLanguage = rows.filter(({ library }) => !library.includes('other language'));
  const weigh = fitting.weighRows(inOwnLanguage);
  const examples = inOwnLanguage.map((row) => ({
    features: toFeatures(row, fitting),
    outcome: row.right ? (1 as const) : (0 as const),
    weight: weigh(row),
  }));
  return fitLogistic(examples, fitting.signs);
}

const FOLDS = 5;

/** Cross-validation: each row with the probability from a model that was fitted without its job. */
function estimateUnseen(rows: readonly ConfidenceRow[], fitting: Fitting): RatedRow[] {
  const folds = new Map([...new Set(rows.map(({ job }) => job))].map((job, at) => [job, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitRows(
      rows.filter(({ job }) => folds.get(job) !== fold),
      fitting,
    );
    const unseen = rows.filter(({ job }) => folds.get(job) === fold);
    return unseen.map((row) => ({ row, estimate: estimateWith(model, toFeatures(row, fitting)) }));
  }).flat();
}

const round3 = (number: number): number => Math.round(number * 1000) / 1000;
