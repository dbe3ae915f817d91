import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { searchSkills } from '@skills-architect/contracts/skills';
import { fetchRoles, fillLibrary, importFiles, untilQuiet, whenFree } from '../portal/fill';
import { machine, machineLine } from '../portal/machine';
import { buildPortal, startPortal } from '../portal/start-portal';
import { ms, table } from '../table';
import { summarizeTimings, timed } from '../timings';
import { plansOf } from './plans';
import { roleQuestions, skillQuestions } from './questions';

const USAGE = 'plans --library FOLDER --onet FOLDER [--rounds N] [--data FOLDER] [--only WORD]';
const WARM_UP = 5;
const PROFILED = 5;

/** Measures every list and search of skills and roles at the size of ESCO and O*NET, and says which index answers it. */
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
  if (!values.library || !values.onet) throw new Error(`Usage: ${USAGE}`);
  const [at, folder] = [machine(), values.onet];
  buildPortal();
  const portal = await startPortal(values);
  try {
    const [staff, clientUser] = [await portal.signIn('super'), await portal.signIn('general')];
    const sourceId = await fillLibrary(portal, staff, values.library);
    const stored = portal.bare.db('skills_architect_skills').collection('skill');
    if (!(await stored.findOne({ externalId: /^(?!http)/ }))) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.xlsx'));
      await importFiles(
        staff,
        names.map((name) => path.join(folder, name)),
      );
      await untilQuiet(portal);
    }
    const [skills, roles] = [
      (await staff.call(searchSkills, { body: { pagesize: 200, searchString: 'manage' } })).skills,
      await fetchRoles(staff, sourceId),
    ];
    const asked = {
      staff,
      clientUser,
      sourceId,
      skillIds: skills.map(({ skillId }) => skillId),
      roleIds: roles.map(({ roleId }) => roleId),
    };
    const rows: string[][] = [];
    for (const [name, ask] of [...skillQuestions(asked), ...roleQuestions(asked)]) {
      if (!name.includes(values.only)) continue;
      const patient = (round: number) => whenFree(() => ask(round));
      for (let round = 0; round < WARM_UP; round++) await patient(round);
      const taken: number[] = [];
      for (let round = 0; round < Number(values.rounds); round++) taken.push(await timed(() => patient(round)));
      const { p50, p95 } = summarizeTimings(taken);
      const plans = await plansOf(portal.bare, PROFILED, patient);
      for (const [place, { collection, plan, examined, returned }] of plans.entries())
        rows.push([
          ...(place ? ['', '', ''] : [name, ms(p50), ms(p95)]),
          collection,
          plan,
          `${examined}`,
          `${returned}`,
        ]);
      if (!plans.length) rows.push([name, ms(p50), ms(p95), '', 'none: from memory', '', '']);
    }
    console.log(machineLine(at));
    console.log(
      `${await stored.countDocuments()} skills, ${await portal.bare.db('skills_architect_roles').collection('role').countDocuments()} roles\n`,
    );
    console.log(table(['', 'p50 ms', 'p95 ms', 'collection', 'plan', 'examined', 'returned'], rows));
  } finally {
    await portal.stop();
  }
}
