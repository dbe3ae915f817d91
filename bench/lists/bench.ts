import { parseArgs } from 'node:util';
import { compareNames } from '@skills-architect/contracts/locale';
import { fetchRoles } from '../portal/fill';
import { FILLED_OPTIONS, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { ms, table, times, verdict } from '../table';
import { bareQueries } from './bare';
import { LIMITS, measure, type Row } from './measure';
import { buildQuestions } from './questions';

const USAGE = 'lists --library FOLDER [--personas N] [--rounds N] [--repeats N] [--data FOLDER] [--json]';
interface Report {
  bench: 'lists';
  machine: Machine;
  size: { skills: number; roles: number; personas: number };
  rounds: number;
  repeats: number;
  limits: typeof LIMITS;
  rows: Row[];
}

const collections = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([a], [b]) => compareNames(a, b))
    .map(([name, count]) => `${name} ${Number(count.toFixed(2))}`)
    .join(', ');

const formatReport = ({ machine, size, rounds, repeats, limits, rows }: Report) =>
  [
    machineLine(machine),
    `${size.skills} skills, ${size.roles} roles, ${size.personas} personas; ${repeats} runs of ${rounds} rounds, medians; ` +
      `limits: p95 ${times(limits.ratio)} of MongoDB alone, ${limits.operations} operations`,
    '',
    table(
      ['', 'p50 ms', 'p95 ms', 'bare p50', 'bare p95', 'p95 ratio', '', 'operations', ''],
      rows.map((row) => [
        row.name,
        ms(row.portal.p50),
        ms(row.portal.p95),
        ms(row.bare.p50),
        ms(row.bare.p95),
        times(row.ratio),
        row.fixed ? '' : verdict(row.passed.ratio),
        row.operations.toFixed(1),
        row.fixed ? '' : verdict(row.passed.operations),
      ]),
    ),
    '',
    ...rows.map((row) => `${row.name}: ${collections(row.byCollection)}`),
  ].join('\n');

/** Measures the lists of its own portal, filled to a realistic size, against the same queries on MongoDB alone. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      rounds: { type: 'string', default: '200' },
      repeats: { type: 'string', default: '3' },
    },
  });
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin: staff, sourceId, machine }): Promise<Report> => {
      const clientUser = await portal.signIn('general');
      const roleIds = (await fetchRoles(staff, sourceId)).map(({ roleId }) => roleId);
      const questions = buildQuestions({ staff, clientUser, sourceId, roleIds }, bareQueries(portal.bare));
      const [rounds, repeats] = [Number(values.rounds), Number(values.repeats)];
      const rows: Row[] = [];
      for (const question of questions) rows.push(await measure(portal, question, rounds, repeats));
      const count = (database: string, collection: string) =>
        portal.bare.db(`skills_architect_${database}`).collection(collection).countDocuments();
      const size = {
        skills: await count('skills', 'skill'),
        roles: await count('roles', 'role'),
        personas: await count('personas', 'persona'),
      };
      return { bench: 'lists', machine, size, rounds, repeats, limits: LIMITS, rows };
    },
    formatReport,
  );
}
