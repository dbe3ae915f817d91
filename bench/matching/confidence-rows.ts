import { buildIndex, type Evidence, type MatchIndex, match, rateFit } from '@skills-architect/matching';
import type { Job } from './descriptions';
import { type Embeddings, readNearness } from './embeddings';
import type { Library } from './esco';
import type { KnownJob } from './known-jobs';

/**
 * The result of matching one job. `library`: all of ESCO (`esco`), a large or small random part of it (`part`, `small`), whole
 * ISCO minor groups of it (`industries`); with `, real` the jobs have real descriptions instead of O*NET's single sentences, with
 * `, other language` titles and some descriptions in one, which the library has names in unless it says `no names`.
 * Or the demo library (`demo`), its own personas, the roles of its first client, or a part of it.
 * `setting`: the role is in the library, was removed with its ISCO minor group (demo: its department), is only in a part of
 * the library that may not be suggested, or never was in the library. Rows of jobs kept `apart` are not fitted.
 */
export type ConfidenceRow = {
  library: LibraryName | `${'esco' | 'part' | 'small' | 'industries'}, ${Origin}`;
  setting: 'in' | 'removed' | 'forbidden' | 'outside';
  job: string;
  /** Language code of the job, if it is not in English. */
  language?: string;
  apart: boolean;
  first: string;
  right: boolean;
  confidence: string | undefined;
  evidence: Evidence;
};

/** Jobs with real descriptions, or in another language, with and without names in it. */
type Origin = 'real' | 'other language' | 'other language, no names';

type LibraryName = 'esco' | 'part' | 'small' | 'industries' | 'demo' | 'demo personas' | 'demo client' | 'demo part';

export type Case = Pick<ConfidenceRow, 'library' | 'setting'> & {
  index: MatchIndex;
  job: Job;
  isRight: (roleId: number) => boolean;
  allows?: ((roleId: number) => boolean) | undefined;
  embeddings: Embeddings | undefined;
  /** How near the roles are to the job, if that was read before. */
  near?: ReturnType<typeof readNearness>;
};

/** Files of the City of Los Angeles and of museums; the jobs of all other employers are kept apart. */
const FITTED_FILES = /^(?:txt|pdf|doc|ads)\/|^docx\/la-/;

/** Matches one job; no row if nothing was suggested. A forbidden role affects the evidence, a removed one does not. */
export function rowFor({
  library,
  setting,
  index,
  job,
  embeddings,
  isRight,
  allows,
  near: known,
}: Case): ConfidenceRow[] {
  const { title, description, sections, language } = job;
  const near = known ?? readNearness(embeddings, index, { title, description });
  const found = match(index, {
    title,
    description,
    sections,
    limit: 1,
    candidates: allows,
    language,
    ...near,
  });
  const [first] = found.suggestions;
  if (!first || !found.evidence) return [];
  const label = index.roles.find(({ roleId }) => roleId === first.roleId)?.label ?? '';
  const right = isRight(first.roleId);
  const { confidence, evidence } = found;
  const apart = job.file !== undefined && !FITTED_FILES.test(job.file);
  const name = { job: job.file ?? title, ...(language !== undefined && { language }) };
  return [{ library, setting, ...name, apart, first: label, right, confidence, evidence }];
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
  const isNamed = library.roles.some(({ translatedNames }) => translatedNames);
  const name = libraryName('esco', gold, isNamed);
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
export const withRemoved = (rows: readonly ConfidenceRow[]): ConfidenceRow[] =>
  rows.flatMap((row) => {
    const evidence = { ...row.evidence, elsewhere: 0 };
    return [row, { ...row, setting: 'removed', evidence, confidence: rateFit(evidence) }];
  });

/** A job whose role is in the library: as it is, and with the right roles and similar ones forbidden or removed. */
export const knownJobRows = (
  known: Pick<Case, 'library' | 'index' | 'job' | 'embeddings'>,
  isRight: (roleId: number) => boolean,
  allows: (roleId: number) => boolean,
): ConfidenceRow[] => {
  const near = readNearness(known.embeddings, known.index, known.job);
  return [
    ...rowFor({ ...known, near, setting: 'in', isRight }),
    ...withRemoved(rowFor({ ...known, near, setting: 'forbidden', isRight: () => false, allows })),
  ];
};

/** Other forms of the same jobs, such as their titles alone: they are matched with the same libraries, which take long to make. */
export type Forms = readonly ((job: KnownJob) => KnownJob)[];
const AS_THEY_ARE: Forms = [(job) => job];

/** The rows of all libraries for each form in turn. */
const byForm = (libraries: readonly ConfidenceRow[][][], forms: Forms): ConfidenceRow[][] =>
  forms.map((_, form) => libraries.flatMap((rows) => rows[form] ?? []));

/** Random parts of ESCO: numbers of roles, how many libraries, and how many jobs of each. */
const PARTS = {
  part: { sizes: [600, 1000, 1500, 2000], libraries: 12, jobs: 40 },
  small: { sizes: [60, 100, 250, 450], libraries: 40, jobs: 12 },
} as const;

/** Matches jobs with a known role against random parts of ESCO that contain these roles. */
export const partRows = (
  part: keyof typeof PARTS,
  library: Library,
  gold: readonly KnownJob[],
  embeddings?: Embeddings,
): ConfidenceRow[] => partRowsByForm(part, library, gold, embeddings).flat();

/** The same for each of these forms of the jobs. */
export function partRowsByForm(
  part: keyof typeof PARTS,
  library: Library,
  gold: readonly KnownJob[],
  embeddings?: Embeddings,
  forms = AS_THEY_ARE,
): ConfidenceRow[][] {
  const { sizes, libraries, jobs: jobCount } = PARTS[part];
  const name = libraryName(part, gold);
  const random = randomNumbers(7);
  const libraryRows = Array.from({ length: libraries }, (_, turn) => {
    const jobs = sample(gold, jobCount, random);
    const right = jobs.map(({ close }) => sample([...close], 1, random)[0] ?? 0);
    const others = sample([...library.roles.keys()], sizes[turn % sizes.length] ?? 100, random);
    const removed = new Set(right.map((position) => library.minorGroups[position]));
    const positions = [...new Set([...others, ...right])];
    const index = buildIndex(positions.flatMap((position) => library.roles[position] ?? []));
    const isAllowed = (roleId: number) => !removed.has(library.minorGroups[roleId - 1]);
    return forms.map((form) =>
      jobs
        .map(form)
        .flatMap((job) =>
          knownJobRows({ library: name, index, job, embeddings }, (id) => job.close.has(id - 1), isAllowed),
        ),
    );
  });
  return byForm(libraryRows, forms);
}

const INDUSTRY_SIZES = [80, 150, 250, 500];
const INDUSTRY_LIBRARIES = 24;
const INDUSTRY_JOBS = 14;

/** Matches jobs with libraries of a few whole ISCO minor groups, as a company of one industry has; some jobs have no role in them. */
export const industryRows = (library: Library, gold: readonly KnownJob[], embeddings?: Embeddings): ConfidenceRow[] =>
  industryRowsByForm(library, gold, embeddings).flat();

/** The same for each of these forms of the jobs. */
export function industryRowsByForm(
  library: Library,
  gold: readonly KnownJob[],
  embeddings?: Embeddings,
  forms = AS_THEY_ARE,
): ConfidenceRow[][] {
  const name = libraryName('industries', gold);
  const random = randomNumbers(11);
  const allGroups = [...new Set(library.minorGroups)];
  const libraryRows = Array.from({ length: INDUSTRY_LIBRARIES }, (_, turn) => {
    const size = INDUSTRY_SIZES[turn % INDUSTRY_SIZES.length] ?? 100;
    const positions = new Set<number>();
    for (const group of sample(allGroups, allGroups.length, random)) {
      if (positions.size >= size) break;
      for (const [at, own] of library.minorGroups.entries()) if (own === group) positions.add(at);
    }
    const index = buildIndex([...positions].flatMap((position) => library.roles[position] ?? []));
    const isInside = ({ close }: KnownJob) => [...close].some((position) => positions.has(position));
    const inside = sample(gold.filter(isInside), INDUSTRY_JOBS, random);
    const outside = sample(
      gold.filter((job) => !isInside(job)),
      INDUSTRY_JOBS,
      random,
    );
    return forms.map((form) => [
      ...inside.map(form).flatMap((job) => {
        const groups = new Set([...job.close].map((position) => library.minorGroups[position]));
        const isAllowed = (roleId: number) => !groups.has(library.minorGroups[roleId - 1]);
        return knownJobRows({ library: name, index, job, embeddings }, (id) => job.close.has(id - 1), isAllowed);
      }),
      ...outside
        .map(form)
        .flatMap((job) => rowFor({ library: name, setting: 'outside', index, job, embeddings, isRight: () => false })),
    ]);
  });
  return byForm(libraryRows, forms);
}

function libraryName<Name extends 'esco' | 'part' | 'small' | 'industries'>(
  name: Name,
  jobs: readonly KnownJob[],
  isNamed = true,
): Name | `${Name}, ${Origin}` {
  if (jobs.some(({ language }) => language)) return `${name}, other language${isNamed ? '' : ', no names'}`;
  return jobs.some(({ file }) => file) ? `${name}, real` : name;
}

/** A random choice of `count` of them, in random order. */
export function sample<T>(all: readonly T[], count: number, random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Park and Miller's generator, which gives the same rows in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
