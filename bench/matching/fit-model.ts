import { type JobKind, jobKind } from '@skills-architect/matching';
import type { FittedModel } from './calibrate-report';
import type { ConfidenceRow } from './confidence-rows';
import type { Fitting } from './fitting';
import { calledLimit, clearLimit, closeLimit, median, type RatedRow } from './limits';
import { estimateWith, fitLogistic, type Logistic } from './logistic';

/** Lower limit of 'likely', chosen on unseen jobs, where 3 of 4 'likely' suggestions were right. */
const LIKELY = 0.5;

/**
 * For titles and other languages: at least the share `right` of the suggestions with a confidence must be right, and at most the
 * share `most` of the jobs without a role in the library may get it.
 */
const CALLED = { clear: { right: 0.9, most: 0.02 }, likely: { right: 0.75, most: 0.04 } };

/** Fits the weights of the model for libraries of one size, then the lowest probability for each confidence. */
export function fitModel(rows: readonly ConfidenceRow[], fitting: Fitting): FittedModel {
  const { bias, weights } = fitRows(rows, fitting);
  const weightsByName: FittedModel['weights'] = Object.fromEntries(
    fitting.evidence.map((name, index) => [name, round3(weights[index] ?? 0)]),
  );
  const unseen = estimateUnseen(rows, fitting);
  const byLibrary = (kind: JobKind) =>
    groups(
      unseen.filter(({ row }) => row.setting === 'in'),
      kind,
    );
  // Rounding up could lose more right suggestions than allowed.
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

/** Libraries with fewer rows are ignored when a limit is chosen, because a single row would move it too far. */
const LEAST_ROWS = 20;

/** The rows of one kind of job, one list per library. */
const groups = (rated: readonly RatedRow[], kind: JobKind): RatedRow[][] => {
  const own = rated.filter(({ row }) => jobKind(row.evidence) === kind);
  const libraries = [...new Set(own.map(({ row }) => row.library))];
  return libraries
    .map((name) => own.filter(({ row }) => row.library === name))
    .filter(({ length }) => length >= LEAST_ROWS);
};

const toFeatures = (row: ConfidenceRow, { evidence }: Fitting): number[] => evidence.map((name) => row.evidence[name]);

/** Fits the weights on jobs in the library's language only; jobs in other languages have their own limits. */
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

/** Cross-validation: estimates each row with a model that was fitted without its job. */
function estimateUnseen(rows: readonly ConfidenceRow[], fitting: Fitting): RatedRow[] {
  const folds = new Map([...new Set(rows.map(({ job }) => job))].map((job, index) => [job, index % FOLDS]));
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
