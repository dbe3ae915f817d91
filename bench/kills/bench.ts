import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { waitUntilIdle } from '../portal/fill';
import { describeMachine, machineLine } from '../portal/machine';
import { buildPortal } from '../portal/start-portal';
import { table } from '../table';
import { quantile } from '../timings';
import { declaredKinds, startDeployment } from './deployment';
import { type Disturbance, type Moment, WAYS } from './disturb';
import { IMPORT_JOBS } from './import-jobs';
import { LIBRARY_JOBS } from './library-jobs';
import { PERSONA_JOBS } from './persona-jobs';
import { SKILL_JOBS } from './skill-jobs';
import { createStage, type Scenario, type StageDependencies } from './stage';
import { TABLE_JOBS } from './table-jobs';

const SCENARIOS: readonly Scenario[] = [...PERSONA_JOBS, ...IMPORT_JOBS, ...SKILL_JOBS, ...TABLE_JOBS, ...LIBRARY_JOBS];
/** Derived data is up to date again within this time. */
const IDLE_WITHIN_MS = 120_000;

/** A job whose worker was killed or paused, and the faults found after it ended. */
interface Result extends Moment {
  scenario: string;
  faults: string[];
}

const untilIdle = async ({ portal }: StageDependencies) => {
  const stop = new AbortController();
  const late = sleep(IDLE_WITHIN_MS, true, { signal: stop.signal }).catch(() => false);
  const isLate = await Promise.race([waitUntilIdle(portal).then(() => false), late]);
  stop.abort();
  if (isLate) throw new Error('stuck: a job or derived data is not finished');
};

/** Entries of queues that would still run, or whose lock was not released. */
const unendedEntries = async ({ portal }: StageDependencies) => {
  const services = ['skills', 'roles', 'personas'];
  const open = { $or: [{ nextRunAt: { $ne: null } }, { lockedAt: { $ne: null } }] };
  const counts = await Promise.all(
    services.map((service) =>
      portal.bare.db(`skills_architect_${service}`).collection('agendaJobs').countDocuments(open),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Plays the scenarios undisturbed, then once for each kind of job and disturbance, and compares what was written. */
const playAll = async (
  dependencies: StageDependencies,
  scenarios: readonly Scenario[],
  disturbances: readonly Disturbance[],
) => {
  const results: Result[] = [];
  let round = 0;
  const play = async (scenario: Scenario, target?: { kind: string; disturbance: Disturbance }) => {
    round += 1;
    const stage = createStage(dependencies, round, target);
    const written = JSON.stringify(await scenario.play(stage));
    await untilIdle(dependencies);
    return { written, moments: stage.moments };
  };

  for (const scenario of scenarios) {
    const expected = (await play(scenario)).written;
    process.stderr.write(`${scenario.name}: ${expected}\n`);
    for (const kind of scenario.kinds)
      for (const disturbance of disturbances) {
        const faults: string[] = [];
        let moment: Moment = {
          job: kind,
          way: disturbance.way,
          at: 'not reached',
          runs: 0,
          continuedSeconds: undefined,
          endedSeconds: undefined,
        };
        // A short job may have ended before its worker is reached: then it is tried again earlier.
        for (const share of [disturbance.share, disturbance.share / 2, 0]) {
          try {
            const { written, moments } = await play(scenario, { kind, disturbance: { ...disturbance, share } });
            moment = moments[0] ?? moment;
            if (written !== expected) faults.push(`lost or doubled: ${written} instead of ${expected}`);
            const unended = await unendedEntries(dependencies);
            if (unended) faults.push(`${unended} entries of queues have not ended`);
          } catch (error) {
            faults.push(error instanceof Error ? error.message : String(error));
          }
          if (faults.length || moment.at !== 'ended') break;
        }
        results.push({ scenario: scenario.name, ...moment, faults });
        process.stderr.write(`${JSON.stringify(results.at(-1))}\n`);
      }
  }
  return results;
};

const seconds = (value: number | undefined) => value?.toFixed(1) ?? '';

const summary = (results: readonly Result[]) =>
  WAYS.map((way) => {
    const times = results.flatMap((result) => (result.way === way ? (result.continuedSeconds ?? []) : []));
    return `${way}: ${times.length} running jobs, went on after ${quantile(times, 0.5).toFixed(1)} s (median), ${Math.max(0, ...times).toFixed(1)} s (longest)`;
  }).join('\n');

/**
 * Runs every kind of job, and kills or pauses the worker processes meanwhile; services and workers are processes
 * of their own. Fails when something is lost, doubled or stuck.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      personas: { type: 'string', default: '600' },
      kill: { type: 'string', default: '0.5' },
      stop: { type: 'string', default: '0.25' },
      /** Only scenarios with a kind that contains one of these texts. */
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  const shares = (text: string) => (text ? text.split(',').map(Number) : []);
  const disturbances: Disturbance[] = [
    ...shares(values.kill).map((share) => ({ way: 'kill -9' as const, share })),
    ...shares(values.stop).map((share) => ({ way: 'SIGSTOP' as const, share })),
  ];
  const machine = describeMachine();
  buildPortal();
  const parts = await startDeployment(Number(values.personas));
  try {
    const declared = await declaredKinds(parts.portal);
    const covered = new Set(SCENARIOS.flatMap(({ kinds }) => kinds));
    const missing = declared.filter((kind) => !covered.has(kind));
    const chosen = SCENARIOS.filter(({ kinds }) =>
      kinds.some((kind) => values.only.split(',').some((text) => kind.includes(text))),
    );
    const results = await playAll(parts, chosen, disturbances);
    const faulty = results.filter(({ faults }) => faults.length);
    if (values.json) console.log(JSON.stringify({ bench: 'kills', machine, declared, missing, results }));
    else {
      console.log(machineLine(machine));
      console.log(
        `${declared.length} kinds of jobs are declared; not in this bench: ${missing.join(', ') || 'none'}\n`,
      );
      const rows = results.map((result) => [
        result.job,
        result.way,
        result.at,
        `${result.runs}`,
        seconds(result.continuedSeconds),
        seconds(result.endedSeconds),
        result.faults.length ? 'FAULT' : 'ok',
      ]);
      console.log(table(['job', 'worker', 'at', 'runs', 'went on s', 'ended s', ''], rows));
      console.log(`\n${results.length} moments\n${summary(results)}`);
    }
    for (const { job, way, faults } of faulty) console.error(`${job}, ${way}: ${faults.join('; ')}`);
    if (missing.length || faulty.length)
      throw new Error(`${faulty.length} jobs lost, doubled or stuck, ${missing.length} kinds not in the bench`);
  } finally {
    await parts.stop();
  }
}
