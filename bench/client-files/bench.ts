import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assignRows, type TableReading } from '@skills-architect/contracts';
import { type ColumnField, readTable, tablesOfSheets } from '@skills-architect/service-kit/columns';
import { workbooks } from '@skills-architect/service-kit/workbooks';
import { table } from '../table';

const SKILLS: ColumnField[] = [
  { field: 'skill', title: 'Client Skill', isRequired: true },
  { field: 'level', title: 'Target Proficiency', isRequired: false },
];
const ROLES: ColumnField[] = [
  { field: 'role', title: 'Client Role', isRequired: true },
  { field: 'group', title: 'Department', isRequired: true },
  { field: 'reportingTo', title: 'Reporting To', isRequired: false },
  { field: 'description', title: 'Role Description', isRequired: false },
  { field: 'duties', title: 'Roles and Responsibilities', isRequired: false },
  ...SKILLS.map((field) => ({ ...field, isRequired: false })),
];
const LEVELS = 5;
const TABLE_NAME = /\.(?:xlsx|xlsm|xlsb|xls|ods|csv|tsv|txt|html|htm|xml)$/i;

const shorten = (text: string, length: number) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

const understoodAs = ({ columns }: TableReading) => {
  const named = columns.filter(({ field }) => field !== null && !field.endsWith('in title'));
  const titled = columns.filter(({ field }) => field?.endsWith('in title'));
  const [first] = titled;
  const matrix = first ? [`${titled.length} columns as ${first.field}`] : [];
  return [...named.map(({ field, title }) => `${field}=${shorten(title || '(no title)', 24)}`), ...matrix].join(', ');
};

const leftOutOf = ({ columns }: TableReading) =>
  columns
    .filter(({ field, filled }) => field === null && filled > 0)
    .map(({ title, why }) => `${shorten(title || '(no title)', 18)}${why ? ` (${why})` : ''}`)
    .join(', ');

/**
 * Reads all tables of a folder as client skills, or with `--roles` as roles and skills, and prints what each was
 * understood as: the assigned columns, the rows it gives, and the columns that are left out.
 */
export const run = async (args: string[]) => {
  const { values } = parseArgs({ args, options: { folder: { type: 'string' }, roles: { type: 'boolean' } } });
  if (!values.folder) throw new Error('Name the folder of the tables: --folder FOLDER');
  const fields = values.roles ? ROLES : SKILLS;
  const folder = values.folder;
  const names = (await readdir(folder, { recursive: true })).filter((name) => TABLE_NAME.test(name)).toSorted();
  const books = workbooks();
  // Node would exit while it waits for the child processes, which are unreferenced.
  const alive = setInterval(() => undefined, 1000);
  const lines: string[][] = [];
  let accepted = 0;
  for (const name of names) {
    try {
      const sheets = await books.read(path.join(folder, name));
      const reading = readTable(sheets, { fields, levelCount: LEVELS });
      const levels = reading.columns
        .filter(({ field }) => field === 'level' || field?.endsWith('in title'))
        .flatMap((column) => column.levels);
      const found = tablesOfSheets(sheets).find(({ sheet }) => sheet.name === reading.sheet)?.table;
      const rows = found ? assignRows(found, { ...reading, levels }).rows : [];
      const usable = rows.filter(({ cells }) => cells[values.roles ? 'role' : 'skill']).length;
      if (usable) accepted += 1;
      const place = `${shorten(reading.sheet, 16)} row ${reading.headRow}`;
      lines.push([
        name,
        place,
        understoodAs(reading),
        `${usable} of ${reading.rows}`,
        shorten(leftOutOf(reading), 110),
      ]);
    } catch (error) {
      lines.push([name, '', error instanceof Error ? error.message : String(error), '0', '']);
    }
  }
  await books.close();
  clearInterval(alive);
  console.log(table(['file', 'head', 'understood as', 'rows', 'left out'], lines));
  console.log(`\n${accepted} of ${names.length} files give rows without a question`);
};
