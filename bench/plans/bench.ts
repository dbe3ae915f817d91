import { parseArgs } from 'node:util';
import { searchSkills } from '@skills-architect/contracts/skills';
import { fetchRoles, fillOnet, retryWhenBusy } from '../portal/fill';
import { requireOption, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import type { BenchPortal } from '../portal/start-portal';
import { ms, table } from '../table';
import { summarizeTimings, timeWork } from '../timings';
import { explainPlans } from './plans';
import { roleQuestions, skillQuestions } from './questions';

const USAGE = 'plans --library FOLDER --onet FOLDER [--rounds N] [--data FOLDER] [--only WORD]';
const WARM_UP = 5;
const PROFILED = 5;

interface Report {
  machine: Machine;
  skills: number;
  roles: number;
  rows: string[][];
}

const formatReport = ({ machine, skills, roles, rows }: Report) =>
  [
    machineLine(machine),
    `${skills} skills, ${roles} roles\n`,
    table(['', 'p50 ms', 'p95 ms', 'collection', 'plan', 'examined', 'returned'], rows),
  ].join('\n');

/** Measures every list and search of skills and roles with ESCO and O*NET, and shows the index that each one uses. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      onet: { type: 'string' },
      rounds: { type: 'string', default: '60' },
      data: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const folder = requireOption(values.onet, USAGE);
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin: staff, sourceId, machine }): Promise<Report> => {
      const clientUser = await portal.signIn('general');
      const stored = portal.bare.db('skills_architect_skills').collection('skill');
      await fillOnet(portal, staff, folder);
      const [found, roles] = [
        (await staff.call(searchSkills, { body: { pagesize: 200, searchString: 'manage' } })).skills,
        await fetchRoles(staff, sourceId),
      ];
      const options = {
        staff,
        clientUser,
        sourceId,
        skillIds: found.map(({ skillId }) => skillId),
        roleIds: roles.map(({ roleId }) => roleId),
      };
      const rows: string[][] = [];
      for (const [name, ask] of [...skillQuestions(options), ...roleQuestions(options)])
        if (name.includes(values.only)) rows.push(...(await measureRequest(portal, name, ask, Number(values.rounds))));
      const countRoles = portal.bare.db('skills_architect_roles').collection('role').countDocuments();
      return { machine, skills: await stored.countDocuments(), roles: await countRoles, rows };
    },
    formatReport,
  );
}

/** The rows of one request: its duration, and the plan of each of its queries. */
const measureRequest = async (
  portal: BenchPortal,
  name: string,
  ask: (round: number) => Promise<unknown>,
  rounds: number,
): Promise<string[][]> => {
  const askWhenFree = (round: number) => retryWhenBusy(() => ask(round));
  for (let round = 0; round < WARM_UP; round++) await askWhenFree(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeWork(() => askWhenFree(round)));
  const { p50, p95 } = summarizeTimings(times);
  const plans = await explainPlans(portal.bare, PROFILED, askWhenFree);
  if (!plans.length) return [[name, ms(p50), ms(p95), '', 'none: from memory', '', '']];
  return [...plans.entries()].map(([index, { collection, plan, examined, returned }]) => [
    ...(index ? ['', '', ''] : [name, ms(p50), ms(p95)]),
    collection,
    plan,
    `${examined}`,
    `${returned}`,
  ]);
};
