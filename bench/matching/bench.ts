import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIndex, type MatchIndex, match, readLevel, trainWordVectors } from '@skills-architect/matching';
import { chooseModel } from '../local-models';
import { quantile } from '../timings';
import { PLACES, withBoilerplate } from './boilerplate';
import { confidenceFigures, lostShares } from './confidence-figures';
import { escoRows, industryRows, partRows } from './confidence-rows';
import { demoLibrary } from './demo-library';
import { demoRows } from './demo-rows';
import { demoJobs, type Job, readDescriptions } from './descriptions';
import { type Embeddings, openEmbeddingModel, readEmbeddings, readNearness } from './embeddings';
import { type Library, readEsco } from './esco';
import { computeMetrics, expectedRank, type Figures } from './figures';
import { type GoldRow, readGold, readTitles, type TitleRow } from './gold';
import { type KnownJob, knownJobs } from './known-jobs';
import { learningFigures } from './learning';
import { nGramBaseline } from './n-gram-baseline';
import { type BoilerplateFigures, checkGates, formatReport, type Report } from './report';

const USAGE =
  'matching --library FOLDER --gold FILE [--titles FILE] [--titles-rows N] [--descriptions FILE] [--model NAME | --embeddings URL | --words-only] [--json]';

/** Measures the matcher: trains on the library, queries every gold row, and prints a table or one JSON object. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      gold: { type: 'string' },
      titles: { type: 'string' },
      'titles-rows': { type: 'string', default: '5000' },
      descriptions: { type: 'string' },
      model: { type: 'string' },
      embeddings: { type: 'string' },
      'words-only': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.library || !values.gold) throw new Error(`Usage: ${USAGE}`);
  const chosen = chooseModel(values.model);
  const started = performance.now();
  const library = await readEsco(values.library);
  const gold = await readGold(values.gold, library);
  const titles = values.titles ? await readTitles(values.titles, library, Number(values['titles-rows'])) : undefined;
  const jobs = values.descriptions ? await readDescriptions(values.descriptions) : [];
  const readSeconds = secondsSince(started);
  const roles = [...library.roles, ...demoLibrary()];
  const bareTitles = (titles ?? []).map(({ title }) => ({ title, description: '' }));
  const allJobs = [...gold, ...demoJobs(), ...jobs, ...bareTitles];
  const beforeEmbedding = performance.now();
  const model = values['words-only'] ? undefined : await openEmbeddingModel(values.embeddings, chosen);
  const embeddings = model && (await readEmbeddings(model, roles, allJobs));
  const embeddingSeconds = secondsSince(beforeEmbedding);
  const known = await knownJobs(jobs, library);
  const report = await measure(library, { gold, titles, jobs, known }, { readSeconds, embeddingSeconds }, embeddings);
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
}

/** Input for the matcher: O*NET jobs, vacancy titles, real descriptions, and those of them with a known role. */
type MatcherInput = { gold: GoldRow[]; titles: TitleRow[] | undefined; jobs: Job[]; known: KnownJob[] };

async function measure(
  library: Library,
  { gold, titles, jobs, known }: MatcherInput,
  seconds: { readSeconds: number; embeddingSeconds: number },
  embeddings: Embeddings | undefined,
): Promise<Report> {
  const beforeTraining = performance.now();
  const vectors = trainWordVectors(library.roles, { moreTexts: library.skillTexts });
  const trainingSeconds = secondsSince(beforeTraining);
  const beforeIndex = performance.now();
  const index = buildIndex(library.roles, vectors);
  const indexSeconds = secondsSince(beforeIndex);
  const query = measureTimings(index, gold);
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  const exact = gold.filter((row) => row.exact.size > 0);
  const close = gold.filter((row) => row.close.size > 0);
  const baseline = nGramBaseline(library.roles);
  const plain = (row: { title: string; description?: string }): Float64Array =>
    baseline(`${row.title}\n${row.description ?? ''}`);
  const scoreRow = (row: { title: string; description?: string }): Float64Array =>
    scoreRoles(index, row.title, row.description, embeddings);
  const matcher = computeFigures(close, scoreRow, (row) => row.close);
  const scoreWords = ({ title, description }: GoldRow) => scoreRoles(index, title, description);
  const wordsOnly = embeddings ? computeFigures(close, scoreWords, (row) => row.close) : matcher;
  const rows = [
    ...escoRows(library, index, close, embeddings),
    ...partRows('part', library, close, embeddings),
    ...partRows('small', library, close, embeddings),
    ...industryRows(library, close, embeddings),
    ...(known.length > 0
      ? [
          ...escoRows(library, index, known, embeddings),
          ...partRows('part', library, known, embeddings),
          ...partRows('small', library, known, embeddings),
          ...industryRows(library, known, embeddings),
        ]
      : []),
    ...(await demoRows(jobs, embeddings)),
  ];
  const report = {
    library: { roles: library.roles.length, ...seconds, trainingSeconds, indexSeconds, peakMegabytes },
    query,
    exact: {
      matcher: computeFigures(exact, scoreRow, (row) => row.exact),
      baseline: computeFigures(exact, plain, (row) => row.exact),
    },
    exactOrClose: {
      matcher,
      ...(embeddings && { wordsOnly }),
      baseline: computeFigures(close, plain, (row) => row.close),
    },
    ...(known.length > 0 && { real: knownFigures(index, known, embeddings) }),
    confidence: confidenceFigures(rows),
    lost: lostShares(rows),
    levelErrors: countLevelErrors(index, close, embeddings),
    boilerplate: boilerplateFigures(index, close, wordsOnly.mrr),
    learning: learningFigures(
      index,
      close.map((row) => ({ ...row, right: row.close })),
    ),
    ...(titles && {
      learningTitles: learningFigures(index, titles),
      titles: {
        matcher: computeFigures(titles, scoreRow, (row) => row.right),
        baseline: computeFigures(titles, plain, (row) => row.right),
      },
    }),
  };
  return { ...report, gates: checkGates(report) };
}

/** Figures of real descriptions, with the sections found by the reader as in the portal. */
function knownFigures(index: MatchIndex, known: readonly KnownJob[], embeddings: Embeddings | undefined): Figures {
  const ranks = known.map(({ close, title, description, sections }) => {
    const near = readNearness(embeddings, index, { title, description });
    const { suggestions } = match(index, { title, description, sections, limit: index.roles.length, ...near });
    const position = suggestions.findIndex(({ roleId }) => close.has(roleId - 1));
    return position < 0 ? index.roles.length : position + 1;
  });
  return computeMetrics(ranks);
}

function computeFigures<Row>(
  rows: readonly Row[],
  getScores: (row: Row) => Float64Array,
  right: (row: Row) => Set<number>,
): Figures {
  return computeMetrics(rows.map((row) => expectedRank(getScores(row), right(row))));
}

/** The score of every role; omitted roles get the lowest. Role n of the library has id n + 1. */
function scoreRoles(index: MatchIndex, title: string, description = '', embeddings?: Embeddings): Float64Array {
  const all = new Float64Array(index.roles.length).fill(Number.NEGATIVE_INFINITY);
  const near = readNearness(embeddings, index, { title, description });
  const { suggestions } = match(index, { title, description, limit: all.length, ...near });
  // After reranking by meaning, the order differs from that of the scores, so the score is the position.
  for (const [position, { roleId, score }] of suggestions.entries())
    all[roleId - 1] = near.nearness ? -position : score;
  return all;
}

function measureTimings(index: MatchIndex, rows: readonly GoldRow[]): Report['query'] {
  const times = rows.map(({ title, description }) => {
    const start = performance.now();
    match(index, { title, description, limit: 3 });
    return performance.now() - start;
  });
  return { medianMilliseconds: quantile(times, 0.5), p95Milliseconds: quantile(times, 0.95) };
}

/** A suggestion whose level is further apart counts as an error, unless the role is right. */
const NEAR_LEVEL = 1;

function countLevelErrors(index: MatchIndex, rows: readonly GoldRow[], embeddings: Embeddings | undefined): number {
  return rows.filter(({ title, description, close }) => {
    const near = readNearness(embeddings, index, { title, description });
    const [first] = match(index, { title, description, limit: 1, ...near }).suggestions;
    const [stated, found] = [readLevel(title), readLevel(index.roles[(first?.roleId ?? 0) - 1]?.label ?? '')];
    if (stated === undefined || found === undefined || close.has((first?.roleId ?? 0) - 1)) return false;
    return Math.abs(stated - found) > NEAR_LEVEL;
  }).length;
}

function boilerplateFigures(index: MatchIndex, rows: readonly GoldRow[], without: number): BoilerplateFigures[] {
  const variants = [300, 800].flatMap((words) => PLACES.map((place) => ({ words, place, headline: false })));
  return [...variants, { words: 300, place: PLACES[0], headline: true }].map((variant) => {
    const ranks = rows.map((row, rowIndex) => {
      const text = withBoilerplate(row.description, variant.words, variant.place, rowIndex);
      const description = variant.headline ? `${row.title}\n${text}` : text;
      return expectedRank(scoreRoles(index, row.title, description), row.close);
    });
    const found = computeMetrics(ranks);
    return { ...variant, ...found, loss: without - found.mrr };
  });
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run(process.argv.slice(2));
