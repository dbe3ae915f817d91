import { buildIndex, type Evidence, type MatchIndex, match, rateFit } from '@skills-architect/matching';
import { demoLibrary } from './demo-library';
import { demoJobs, type Job, outsideDemo } from './descriptions';
import { type Embeddings, readNearness } from './embeddings';
import type { Library } from './esco';
import type { KnownJob } from './known-jobs';

/**
 * One match. `library`: ESCO with the one-sentence descriptions of O*NET or with real ones, large or small parts of it, or the
 * demo library. `setting`: the role is in the library, was removed with its ISCO minor group (demo: its department), is
 * only in a part of the library that may not be suggested, or never was in the library.
 */
export type ConfidenceRow = {
  library: 'esco' | 'esco, real' | 'part' | 'part, real' | 'small' | 'small, real' | 'demo';
  setting: 'in' | 'removed' | 'forbidden' | 'outside';
  job: string;
  first: string;
  right: boolean;
  confidence: string | undefined;
  evidence: Evidence;
};

type Case = Pick<ConfidenceRow, 'library' | 'setting'> & {
  index: MatchIndex;
  job: Job;
  isRight: (roleId: number) => boolean;
  allows?: (roleId: number) => boolean;
  embeddings: Embeddings | undefined;
};

/** Matches one job; no row if nothing was suggested. A forbidden role affects the evidence, a removed one does not. */
function rowFor({ library, setting, index, job, embeddings, isRight, allows }: Case): ConfidenceRow[] {
  const { title, description, sections } = job;
  const nearness = readNearness(embeddings, index, { title, description });
  const found = match(index, { title, description, sections, limit: 1, candidates: allows, nearness });
  const [first] = found.suggestions;
  if (!first || !found.evidence) return [];
  const label = index.roles.find(({ roleId }) => roleId === first.roleId)?.label ?? '';
  const right = isRight(first.roleId);
  const { confidence, evidence } = found;
  return [{ library, setting, job: job.file ?? title, first: label, right, confidence, evidence }];
}

/**
 * Known jobs against all of ESCO; the roles of their minor groups are forbidden, and in some rows also excluded from
 * the evidence.
 */
export function escoRows(
  library: Library,
  index: MatchIndex,
  gold: readonly KnownJob[],
  embeddings?: Embeddings,
): ConfidenceRow[] {
  const name = libraryName('esco', gold);
  return gold.flatMap((job) => {
    const removed = new Set([...job.close].map((position) => library.minorGroups[position]));
    const isAllowed = (roleId: number) => !removed.has(library.minorGroups[roleId - 1]);
    return knownJobRows({ library: name, index, job, embeddings }, (id) => job.close.has(id - 1), isAllowed);
  });
}

/**
 * Each row twice: as matched, and as if the forbidden roles were not in the library. Only `elsewhere` depends on them,
 * so it is set to 0.
 */
const withRemoved = (rows: readonly ConfidenceRow[]): ConfidenceRow[] =>
  rows.flatMap((row) => {
    const evidence = { ...row.evidence, elsewhere: 0 };
    return [row, { ...row, setting: 'removed', evidence, confidence: rateFit(evidence) }];
  });

/** A job whose role is in the library: as it is, and with the right roles and similar ones forbidden or removed. */
const knownJobRows = (
  known: Pick<Case, 'library' | 'index' | 'job' | 'embeddings'>,
  isRight: (roleId: number) => boolean,
  allows: (roleId: number) => boolean,
): ConfidenceRow[] => [
  ...rowFor({ ...known, setting: 'in', isRight }),
  ...withRemoved(rowFor({ ...known, setting: 'forbidden', isRight: () => false, allows })),
];

/** Random parts of ESCO: numbers of roles, how many libraries, and how many jobs of each. */
const PARTS = {
  part: { sizes: [600, 1000, 1500, 2000], libraries: 12, jobs: 40 },
  small: { sizes: [60, 100, 250, 450], libraries: 40, jobs: 12 },
} as const;

/** Matches jobs with a known role against random parts of ESCO that contain these roles. */
export function partRows(
  part: keyof typeof PARTS,
  library: Library,
  gold: readonly KnownJob[],
  embeddings?: Embeddings,
): ConfidenceRow[] {
  const { sizes, libraries, jobs: jobCount } = PARTS[part];
  const name = libraryName(part, gold);
  const random = randomNumbers(7);
  return Array.from({ length: libraries }, (_, turn) => {
    const jobs = sample(gold, jobCount, random);
    const right = jobs.map(({ close }) => sample([...close], 1, random)[0] ?? 0);
    const others = sample([...library.roles.keys()], sizes[turn % sizes.length] ?? 100, random);
    const removed = new Set(right.map((position) => library.minorGroups[position]));
    const positions = [...new Set([...others, ...right])];
    const index = buildIndex(positions.flatMap((position) => library.roles[position] ?? []));
    const isAllowed = (roleId: number) => !removed.has(library.minorGroups[roleId - 1]);
    return jobs.flatMap((job) =>
      knownJobRows({ library: name, index, job, embeddings }, (id) => job.close.has(id - 1), isAllowed),
    );
  }).flat();
}

/** The demo's personas, and descriptions of other industries, against the demo library. */
export function demoRows(descriptions: readonly Job[], embeddings?: Embeddings): ConfidenceRow[] {
  const roles = demoLibrary();
  const index = buildIndex(roles);
  const labels = new Map(roles.map(({ roleId, label }) => [roleId, label]));
  const groups = new Map(roles.map(({ roleId, group }) => [roleId, group.label]));
  const personas = demoJobs().flatMap((job) => {
    const group = roles.find(({ label }) => label === job.expected)?.group.label;
    const isAllowed = (roleId: number) => groups.get(roleId) !== group;
    return knownJobRows(
      { library: 'demo', index, job, embeddings },
      (id) => labels.get(id) === job.expected,
      isAllowed,
    );
  });
  const outside = outsideDemo(descriptions).flatMap((job) =>
    rowFor({ library: 'demo', setting: 'outside', index, job, embeddings, isRight: () => false }),
  );
  return [...personas, ...outside];
}

function libraryName<Name extends 'esco' | 'part' | 'small'>(
  name: Name,
  jobs: readonly KnownJob[],
): Name | `${Name}, real` {
  return jobs.some(({ file }) => file) ? `${name}, real` : name;
}

function sample<T>(all: readonly T[], count: number, random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Park and Miller's generator, which gives the same rows in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
