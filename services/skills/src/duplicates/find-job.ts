import { setInterval } from 'node:timers/promises';
import { formatCount } from '@skills-architect/contracts/locale';
import type { DuplicatePair, Named } from '@skills-architect/matching';
import type { JobResult, JobRun, Pool } from '@skills-architect/service-kit';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { CompareTask } from './compare-skills.worker';
import { type PairStore, pairKey } from './pair-store';
import type { Verdicts } from './verdicts';

export const FIND_JOB = 'skill-duplicates';
export interface FindJob {
  /** Start time of the search; results of earlier searches are deleted. */
  at: string;
}

interface FindDependencies {
  skills: Skills;
  pairs: PairStore;
  verdicts: Verdicts;
  /** Worker pool of `compare-skills.worker`. */
  pool: Pool;
}

const PROCESSOR_MS = 10 * 60_000;
const PROGRESS_EVERY_MS = 500;

/** Compares in a worker thread, because it takes up to half a minute for 27,000 skills. */
const compare = async (
  pool: Pool,
  records: Named[],
  { signal, progress }: Pick<JobRun<FindJob>, 'signal' | 'progress'>,
) => {
  const task: CompareTask = { records, compared: new Int32Array(new SharedArrayBuffer(4)) };
  const comparisonEnd = new AbortController();
  const found = pool
    .run<DuplicatePair[]>(task, { processorMs: PROCESSOR_MS, signal })
    .finally(() => comparisonEnd.abort());
  const progressReports = (async () => {
    for await (const _ of setInterval(PROGRESS_EVERY_MS, undefined, { signal: comparisonEnd.signal }))
      await progress(Atomics.load(task.compared, 0), records.length);
  })().catch((error: unknown) => {
    if (!comparisonEnd.signal.aborted) throw error;
  });
  const [pairs] = await Promise.all([found, progressReports]);
  return pairs;
};

const FIELDS = { skillName: 1, alternativeNames: 1, skillDescription: 1, sourceId: 1 } as const;

/** Looks for likely duplicates among all skills. */
export const runFind = async (
  { skills, pairs, verdicts, pool }: FindDependencies,
  { data, signal, progress }: Pick<JobRun<FindJob>, 'data' | 'signal' | 'progress'>,
): Promise<JobResult> => {
  const at = new Date(data.at);
  const records: Named[] = [];
  const sources = new Map<number, number>();
  for await (const skill of skills.model.find(skills.alive, FIELDS).sort({ _id: 1 }).lean<SkillDocument[]>().cursor()) {
    const { _id, skillName, alternativeNames, skillDescription, sourceId } = skill as SkillDocument;
    records.push({ id: _id, names: [skillName, ...alternativeNames], description: skillDescription });
    sources.set(_id, sourceId);
  }
  const duplicates = await compare(pool, records, { signal, progress });
  const verdictKeys = await verdicts.keys();
  const found = duplicates.map((pair) => ({
    ...pair,
    sources: [...new Set([sources.get(pair.first) ?? 0, sources.get(pair.second) ?? 0])],
    isNotDuplicate: verdictKeys.has(pairKey(pair.first, pair.second)),
  }));
  await pairs.save(found, at);
  await pairs.finish(at);
  await progress(records.length, records.length);
  const openCount = found.filter(({ isNotDuplicate }) => !isNotDuplicate).length;
  return {
    summary: `${formatCount(openCount, 'likely duplicate')} among ${formatCount(records.length, 'skill')}`,
    link: '/skill/duplicates',
  };
};
