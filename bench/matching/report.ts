import type { Place } from './boilerplate';
import type { ConfidenceFigures } from './confidence-figures';
import type { Figures } from './figures';
import type { LearningFigures } from './learning';

/** Metrics with boilerplate added; `loss` is the decrease of the mean reciprocal rank. */
export type BoilerplateFigures = Figures & { words: number; place: Place; headline: boolean; loss: number };

/** All measurements of one run. Milliseconds are per query, seconds and megabytes per library. */
export type Report = {
  library: {
    roles: number;
    readSeconds: number;
    /** Making the vectors of the language model. */
    embeddingSeconds: number;
    trainingSeconds: number;
    indexSeconds: number;
    peakMegabytes: number;
  };
  query: { medianMilliseconds: number; p95Milliseconds: number };
  exact: { matcher: Figures; baseline: Figures };
  /** `wordsOnly`: without the language model. */
  exactOrClose: { matcher: Figures; wordsOnly?: Figures; baseline: Figures };
  confidence: ConfidenceFigures[];
  /** Real descriptions with manually chosen roles (`known-jobs.json`). */
  real?: Figures;
  /** Share of right first suggestions called 'no close role', by kind of library. */
  lost: { library: string; share: number }[];
  /** Number of wrong first suggestions whose level differs from the stated one by more than one. */
  levelErrors: number;
  boilerplate: BoilerplateFigures[];
  titles?: { matcher: Figures; baseline: Figures };
  /** Half of the rows used as decisions: with descriptions, and titles alone. */
  learning: LearningFigures;
  learningTitles?: LearningFigures;
  gates: Gate[];
};

/** A limit for a figure: a minimum (`least`) or a maximum (`most`). */
export type Gate = { figure: string; value: number; least?: number; most?: number; passed: boolean };

/** Minimum share of jobs called 'no close role' in settings in which no role is right. */
const NO_CLOSE_ROLE: Readonly<Record<string, number>> = {
  'esco, removed': 0.75,
  'esco, real, removed': 0.75,
  'demo, removed': 0.35,
  'demo, outside': 0.4,
  'demo client, outside': 0.8,
};

/** Maximum share of right first suggestions called 'no close role'; the limit of small libraries is one for all of them. */
const LOST = 0.06;
const LOST_IN: Readonly<Record<string, number>> = { industries: 0.11, 'demo part': 0.09, 'demo client': 0.14 };

/** Compares a report with the limits for a library of 3,000 roles. */
export function checkGates(report: Omit<Report, 'gates'>): Gate[] {
  const { matcher, wordsOnly } = report.exactOrClose;
  const { mrr, hit1, hit3, hit10 } = matcher;
  const least = wordsOnly ? { mrr: 0.75, hit10: 0.935 } : { mrr: 0.72, hit10: 0.92 };
  const losses = report.boilerplate.filter((each) => each.words === 300 && !each.headline).map((each) => each.loss);
  return [
    atLeast('MRR', mrr, least.mrr),
    atLeast('hit@1', hit1, 0.585),
    atLeast('hit@3', hit3, 0.77),
    atLeast('hit@10', hit10, least.hit10),
    ...report.lost.map(({ library, share }) =>
      atMost(`right firsts called 'no close role' (${library})`, share, LOST_IN[library] ?? LOST),
    ),
    ...report.confidence
      .filter(({ setting, confidence }) => confidence === 'no close role' && setting in NO_CLOSE_ROLE)
      .map(({ setting, share }) => atLeast(`called 'no close role' (${setting})`, share, NO_CLOSE_ROLE[setting] ?? 0)),
    ...(report.titles ? [atLeast('MRR of titles alone', report.titles.matcher.mrr, 0.345)] : []),
    atMost('MRR lost by 300 words of boilerplate', Math.max(...losses), 0.04),
    atMost('MRR lost without a decision for the title', lostWithout(report), 0.002),
    atMost('milliseconds a query (median)', report.query.medianMilliseconds, 10),
  ];
}

/** The report as text for a terminal. */
export function formatReport(report: Report): string {
  const {
    library,
    query,
    exactOrClose: { wordsOnly },
  } = report;
  const lines = [
    `${library.roles} roles; read ${library.readSeconds.toFixed(1)} s, language model ${library.embeddingSeconds.toFixed(1)} s, ` +
      `word vectors ${library.trainingSeconds.toFixed(1)} s, ` +
      `index ${library.indexSeconds.toFixed(1)} s, at most ${library.peakMegabytes.toFixed(0)} MB`,
    `a query ${query.medianMilliseconds.toFixed(1)} ms (median), ${query.p95Milliseconds.toFixed(1)} ms (p95)`,
    '',
    `${''.padEnd(44)}rows    MRR  hit@1  hit@3  hit@5 hit@10`,
    row('exact, n-grams', report.exact.baseline),
    row('exact, matcher', report.exact.matcher),
    row('exact or close, n-grams', report.exactOrClose.baseline),
    ...(wordsOnly ? [row('exact or close, words only', wordsOnly)] : []),
    row('exact or close, matcher', report.exactOrClose.matcher),
    ...(report.real ? [row('real descriptions, matcher', report.real)] : []),
    ...report.boilerplate.map((each) =>
      row(`${each.headline ? 'title line, ' : ''}${each.words} words ${each.place} (-${each.loss.toFixed(3)})`, each),
    ),
    ...(report.titles
      ? [row('titles, n-grams', report.titles.baseline), row('titles, matcher', report.titles.matcher)]
      : []),
    ...learningRows('jobs', report.learning),
    ...(report.learningTitles ? learningRows('titles', report.learningTitles) : []),
    '',
    ...report.confidence.map(
      (each) =>
        `${each.setting.padEnd(24)}${each.confidence.padEnd(17)}${String(each.rows).padStart(5)} rows ` +
        `(${percent(each.share)}), first right in ${percent(each.right)}`,
    ),
    `level errors: ${report.levelErrors}`,
    '',
    ...report.gates.map(
      (gate) =>
        `${gate.passed ? 'reached' : 'MISSED '} ${gate.figure}: ${gate.value.toFixed(3)} ` +
        `(${gate.least === undefined ? `at most ${gate.most}` : `at least ${gate.least}`})`,
    ),
  ];
  return lines.join('\n');
}

const lostWithout = ({ learning, learningTitles }: Omit<Report, 'gates'>): number =>
  Math.max(
    ...[learning, ...(learningTitles ? [learningTitles] : [])].map(({ other }) => other.before.mrr - other.after.mrr),
  );

const learningRows = (name: string, { near, other, all }: LearningFigures): string[] =>
  Object.entries({ 'with a decision': near, 'without one': other, all }).flatMap(([which, { before, after }]) => [
    row(`${name}, ${which}, before`, before),
    row(`${name}, ${which}, after half decided`, after),
  ]);

function row(name: string, figures: Figures): string {
  const numbers = [figures.mrr, figures.hit1, figures.hit3, figures.hit5, figures.hit10];
  return `${name.padEnd(42)}${String(figures.rows).padStart(6)}${numbers.map((each) => each.toFixed(3).padStart(7)).join('')}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function atLeast(figure: string, value: number, least: number): Gate {
  return { figure, value, least, passed: value >= least };
}

function atMost(figure: string, value: number, most: number): Gate {
  return { figure, value, most, passed: value <= most };
}
