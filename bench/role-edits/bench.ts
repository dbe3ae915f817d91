import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rebuildProjection } from '@skills-architect/contracts/portal';
import { type RoleSummary, suggestRoles } from '@skills-architect/contracts/roles';
import { multiply } from '../growth/multiplied';
import { editRole } from '../portal/edit-role';
import { CLIENT, fetchRoles, waitUntilIdle } from '../portal/fill';
import { FILLED_OPTIONS, type FilledPortal, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { type Memory, watchMemory } from '../portal/memory';
import type { Visitor } from '../portal/visitor';
import { ms, table } from '../table';
import { quantile, summarizeTimings, type Timings, timeWork } from '../timings';

const USAGE = 'role-edits --library FOLDER [--factor 10] [--seconds 60] [--data FOLDER] [--json]';
const EDIT_EVERY_MS = 1000;
const POLL_MS = 50;
/** An edit that no suggestion shows within this time counts with it. */
const MAX_AGE_MS = 120_000;
const DESCRIPTION =
  'Plans the work of the team, checks the quality of what is delivered, keeps records and reports to management.';

interface Report {
  bench: 'role-edits';
  machine: Machine;
  factor: number;
  roles: number;
  seconds: number;
  /** Milliseconds of one suggestion without and with edits. */
  quiet: Timings;
  edited: Timings;
  /** Suggestions that were refused or failed. */
  failed: number;
  edits: number;
  /** Seconds from the answer to an edit until suggestions include it. */
  age: { p50: number; p95: number; most: number };
  memory: Memory & { together: number };
}

const requestRoles = (visitor: Visitor, personaName: string) =>
  visitor.call(suggestRoles, {
    body: { clientId: CLIENT, roleSuggestionsRequest: [{ personaName, roleDescription: DESCRIPTION }] },
  });

/** Requests suggestions one by one until the signal aborts; returns the durations in ms and the number of failures. */
const keepAsking = async (visitor: Visitor, titles: readonly string[], signal: AbortSignal) => {
  const times: number[] = [];
  let failed = 0;
  for (let at = 0; !signal.aborted; at += 1) {
    try {
      times.push(await timeWork(() => requestRoles(visitor, titles[at % titles.length] ?? '')));
    } catch {
      failed += 1;
      await sleep(POLL_MS);
    }
  }
  return { times, failed };
};

/** Gives a role a new name and measures how long suggestions take to show it, in milliseconds. */
const editAndFind = async (architect: Visitor, visitor: Visitor, roleId: number, name: string) => {
  await editRole(architect, roleId, () => ({ alternativeNames: [name] }));
  const savedAt = performance.now();
  for (;;) {
    const found = await requestRoles(visitor, name).catch(() => undefined);
    const age = performance.now() - savedAt;
    if (found?.suggestions[0]?.roles[0]?.roleId === roleId || age > MAX_AGE_MS) return age;
    await sleep(POLL_MS);
  }
};

const keepEditing = async (
  [architect, visitor]: [Visitor, Visitor],
  roles: readonly RoleSummary[],
  signal: AbortSignal,
): Promise<number[]> => {
  const ages: Promise<number>[] = [];
  for (let at = 0; !signal.aborted; at += 1) {
    const role = roles[(at * 7919) % roles.length];
    if (role)
      ages.push(
        editAndFind(architect, visitor, role.roleId, `Zephyr Keeper ${String.fromCharCode(65 + (at % 26))}${at}`),
      );
    await sleep(EDIT_EVERY_MS);
  }
  return Promise.all(ages);
};

const measure = async (filled: FilledPortal, factor: number, seconds: number): Promise<Report> => {
  const { portal, admin, sourceId, machine } = filled;
  const roles = await fetchRoles(admin, sourceId);
  await multiply(portal, factor);
  await admin.call(rebuildProjection, { body: { service: 'roles', name: 'matchable roles' } });
  const [first, second, architect] = [admin, await portal.signIn('general'), await portal.signIn('architect')];
  await sleep(2000);
  await waitUntilIdle(portal);
  const titles = roles.slice(0, 200).map(({ roleName }) => roleName);
  await requestRoles(first, 'warm up');
  const stopMemory = watchMemory(portal);
  const period = async (isEdited: boolean) => {
    const signal = AbortSignal.timeout(seconds * 1000);
    const asking = [first, second].map((visitor) => keepAsking(visitor, titles, signal));
    const ages = isEdited ? await keepEditing([architect, architect], roles, signal) : [];
    const asked = await Promise.all(asking);
    return {
      times: asked.flatMap(({ times }) => times),
      failed: asked.reduce((sum, one) => sum + one.failed, 0),
      ages,
    };
  };
  const quiet = await period(false);
  const edited = await period(true);
  return {
    bench: 'role-edits',
    machine,
    factor,
    roles: await portal.bare.db('skills_architect_roles').collection('role').countDocuments(),
    seconds,
    quiet: summarizeTimings(quiet.times),
    edited: summarizeTimings(edited.times),
    failed: quiet.failed + edited.failed,
    edits: edited.ages.length,
    age: {
      p50: quantile(edited.ages, 0.5) / 1000,
      p95: quantile(edited.ages, 0.95) / 1000,
      most: Math.max(...edited.ages) / 1000,
    },
    memory: stopMemory(),
  };
};

const print = ({ machine, factor, roles, seconds, quiet, edited, failed, edits, age, memory }: Report) =>
  [
    machineLine(machine),
    `ESCO ×${factor}: ${roles} roles; two users ask for suggestions for ${seconds} s, then again while a role is edited every second`,
    '',
    table(
      ['', 'p50 ms', 'p95 ms'],
      [
        ['suggestions', ms(quiet.p50), ms(quiet.p95)],
        ['suggestions during edits', ms(edited.p50), ms(edited.p95)],
      ],
    ),
    '',
    `${edits} edits: shown after ${age.p50.toFixed(2)} s (p50), ${age.p95.toFixed(2)} s (p95), ${age.most.toFixed(2)} s (most); ${failed} suggestions failed`,
    `memory: node ${memory.node.toFixed(0)} MB, mongod ${memory.mongod.toFixed(0)} MB`,
  ].join('\n');

/** Measures suggestions while roles are edited: how fast they are, and how soon they include an edit. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      personas: { type: 'string', default: '0' },
      factor: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '60' },
    },
  });
  await runOnFilledPortal(
    values,
    USAGE,
    (filled) => measure(filled, Number(values.factor), Number(values.seconds)),
    print,
  );
}
