import { parseArgs } from 'node:util';
import { printReport, requireOption } from '../portal/filled-portal';
import { describeMachine, type Machine, machineLine } from '../portal/machine';
import { buildPortal } from '../portal/start-portal';
import { ms, table, times } from '../table';
import { type ImportSize, measureImport } from './imports';
import { type ListSize, measureLists } from './lists';

const USAGE =
  'growth --library FOLDER [--factors 0.1,1,10] [--import-factors 0.1,1,2,10] [--personas N] [--rounds N] [--json]';

interface Report {
  bench: 'growth';
  machine: Machine;
  rounds: number;
  lists: ListSize[];
  imports: ImportSize[];
}

const describeGrowth = (values: readonly number[]) =>
  values.slice(1).map((value, index) => times(value / (values[index] || Number.NaN)));

const listTable = (sizes: readonly ListSize[]) => {
  const names = sizes[0]?.rows.map(({ name }) => name) ?? [];
  const rows = names.map((name) => {
    const rowsBySize = sizes.map((size) => size.rows.find((row) => row.name === name));
    const [portal, bare] = [rowsBySize.map((row) => row?.portal.p50 ?? 0), rowsBySize.map((row) => row?.bare.p50 ?? 0)];
    return [name, ...portal.map(ms), describeGrowth(portal).join(' '), ...bare.map(ms), describeGrowth(bare).join(' ')];
  });
  const columns = (who: string) => [...sizes.map(({ factor }) => `${who} ×${factor}`), 'growth'];
  return table(['p50 ms', ...columns('portal'), ...columns('bare')], rows);
};

const importTable = (imports: readonly ImportSize[]) =>
  table(
    ['import', 'documents', 's', 'ms each', 'learning s', 'node MB', 'mongod MB', 'both MB', ''],
    imports.map(({ factor, documents, seconds, learningSeconds, memory, refused }) => [
      `×${factor}`,
      `${documents}`,
      seconds.toFixed(1),
      documents ? ((seconds * 1000) / documents).toFixed(2) : '',
      learningSeconds.toFixed(1),
      ...[memory.node, memory.mongod, memory.together].map((megabytes) => megabytes.toFixed(0)),
      refused ?? '',
    ]),
  );

const formatReport = ({ machine, rounds, lists, imports }: Report) =>
  [
    machineLine(machine),
    `one run of ${rounds} rounds for each list; medians`,
    ...lists.map(
      ({ factor, skills, roles, personas }) => `×${factor}: ${skills} skills, ${roles} roles, ${personas} personas`,
    ),
    '',
    listTable(lists),
    '',
    importTable(imports),
  ].join('\n');

const toNumbers = (text: string) => text.split(',').filter(Boolean).map(Number);

/** Measures lists and the library import at several sizes, to find super-linear growth. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      factors: { type: 'string', default: '0.1,1,10' },
      'import-factors': { type: 'string', default: '0.1,1,2,10' },
      personas: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '60' },
      json: { type: 'boolean', default: false },
    },
  });
  const library = requireOption(values.library, USAGE);
  const [machine, rounds] = [describeMachine(), Number(values.rounds)];
  buildPortal();
  const lists: ListSize[] = [];
  for (const factor of toNumbers(values.factors))
    lists.push(await measureLists(factor, { library, personas: Number(values.personas), rounds }));
  const imports: ImportSize[] = [];
  for (const factor of toNumbers(values['import-factors'])) imports.push(await measureImport(factor, library));
  const report: Report = { bench: 'growth', machine, rounds, lists, imports };
  printReport(report, values.json, formatReport);
}
