import { parseArgs } from 'node:util';
import { simulateDay } from '../load/day';
import { createPeople, PASSWORD } from '../load/people';
import { toRow } from '../load/report';
import { prepareStock } from '../load/stock';
import { buildActions, planDay } from '../load/work';
import { FILLED_OPTIONS, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { watchMemory } from '../portal/memory';
import { ms, table, verdict } from '../table';
import type { Answers, Attack, Target } from './attack';
import { largeJson } from './large-json';
import { lockOut } from './lock-out';
import { poisonedFiles } from './poisoned-files';
import { type Browser, measureSignIns, signInBrowsers } from './sign-ins';
import { slowBodies } from './slow-bodies';

const USAGE =
  'edge-load --library FOLDER [--people N] [--seconds N] [--pause MS] [--personas N] [--data FOLDER] [--json]';
const LIMIT_MS = 1000;
const ERRORS_SHOWN = 3;
const QUIET: Attack = { name: 'quiet', run: async () => ({}) };

/** One phase: users work and sign in while one attack is running. */
const runPhase = async (
  { name, run }: Attack,
  target: Omit<Target, 'until'>,
  {
    seconds,
    pauseMs,
    day,
    browsers,
  }: { seconds: number; pauseMs: number; day: ReturnType<typeof planDay>; browsers: Browser[] },
) => {
  const until = performance.now() + seconds * 1000;
  const peakMemory = watchMemory(target.portal);
  const [calls, logins, answers] = await Promise.all([
    simulateDay(target.everybody, day, { forMs: seconds * 1000, pauseMs }),
    measureSignIns(target.portal.address, browsers, until),
    run({ ...target, until }),
  ]);
  const errors = [...calls, ...logins].flatMap((one) => (one.error ? [`${one.name}: ${one.error}`] : []));
  return {
    name,
    calls: toRow('calls', calls),
    slowest: Math.max(...calls.map((one) => one.ms)),
    signIns: toRow('sign-ins', logins),
    answers,
    memory: peakMemory().node,
    errors: errors.slice(0, ERRORS_SHOWN),
  };
};
type Phase = Awaited<ReturnType<typeof runPhase>>;

const formatAnswers = (answers: Answers) =>
  Object.entries(answers)
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ');

interface Report {
  bench: 'edge-load';
  machine: Machine;
  people: number;
  seconds: number;
  phases: readonly Phase[];
}

const formatReport = ({ machine, people, seconds, phases }: Report) =>
  [
    machineLine(machine),
    `${people} people at work, ${seconds} s for each phase; goal: p95 of their calls below ${LIMIT_MS} ms`,
    '',
    table(
      ['', 'calls', 'p50 ms', 'p95 ms', 'slowest ms', 'errors', 'sign-ins', 'p95 ms', 'errors', 'node MB', ''],
      phases.map(({ name, calls, slowest, signIns: logins, memory }) => [
        name,
        `${calls.count}`,
        ms(calls.p50),
        ms(calls.p95),
        ms(slowest),
        `${calls.errors}`,
        `${logins.count}`,
        ms(logins.p95),
        `${logins.errors}`,
        memory.toFixed(0),
        verdict(calls.p95 < LIMIT_MS && calls.errors + logins.errors === 0),
      ]),
    ),
    '',
    ...phases.flatMap(({ name, answers, errors }) => [
      ...(Object.keys(answers).length ? [`${name}: ${formatAnswers(answers)}`] : []),
      ...errors.map((error) => `error in ${name}: ${error}`),
    ]),
  ].join('\n');

/** Simulates users at work on its own portal while attacks run one after the other. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      people: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
      pause: { type: 'string', default: '3000' },
    },
  });
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin, sourceId, machine }): Promise<Report> => {
      const [count, seconds] = [Number(values.people), Number(values.seconds)];
      // The last user, `bench<count>`, is the attacker and does not work.
      const created = await createPeople(portal, admin, count + 1);
      const everybody = created.slice(0, count);
      const attacker = `bench${count}`;
      const browsers = await signInBrowsers(portal.address);
      const day = planDay(buildActions(await prepareStock(admin, sourceId)));
      const victim = browsers[0]?.loginId ?? '';
      const phases: Phase[] = [];
      for (const attack of [QUIET, slowBodies(attacker, PASSWORD), largeJson, poisonedFiles, lockOut(victim)])
        phases.push(
          await runPhase(attack, { portal, everybody }, { seconds, pauseMs: Number(values.pause), day, browsers }),
        );
      if (phases.some(({ calls, signIns }) => calls.p95 >= LIMIT_MS || calls.errors + signIns.errors > 0))
        process.exitCode = 1;
      return { bench: 'edge-load', machine, people: everybody.length, seconds, phases };
    },
    formatReport,
  );
}
