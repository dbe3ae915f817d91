import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assignRows, ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import {
  type ColumnField,
  readTable as readColumns,
  tablesOfSheets,
} from '@skills-architect/library-service-kit/columns';
import {
  knownTitles,
  levelValues,
  matchTitles,
  readTable,
  type TableLayout,
} from '@skills-architect/library-service-kit/tables';
import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { withTemporaryFolder } from '@skills-architect/service-kit';
import { POSTING_LAYOUT } from '../../services/roles/src/posting-import/posting-columns';
import { linkLayout } from '../../services/roles/src/tables/link-plan';
import { ROLE_LAYOUT } from '../../services/roles/src/tables/role-columns';
import { OSMT_LAYOUT, SKILL_LAYOUT } from '../../services/skills/src/tables/skill-columns';

/** What an import understands of a file before anything is checked against a library. */
export interface Reading {
  target: string;
  /** Rows below the titles, and those that give a row of the import. */
  rows: number;
  usable: number;
  /** Fields that have a column. */
  recognised: string[];
  /** Required fields without a column: each is one value, or one column to assign. */
  missing: string[];
  /** Levels whose meaning must be chosen. */
  openLevels: number;
  leftOut: string[];
  refusal?: string;
}

const LEVELS = 5;
type Layouts = readonly [TableLayout, ...TableLayout[]];
interface LibraryTable {
  target: string;
  sheet: string;
  layouts: Layouts;
  linkedType?: string;
}
/** Fields that every row must have, besides those of the columns. */
const LINK_PARTS = ['roleName', 'skillName', 'levelNumber'];

const LIBRARY_TABLES: readonly LibraryTable[] = [
  { target: 'library skills', sheet: 'Skills', layouts: [SKILL_LAYOUT, OSMT_LAYOUT] },
  { target: 'library roles', sheet: 'Roles', layouts: [ROLE_LAYOUT] },
  { target: 'role skills', sheet: 'Role skills', layouts: [linkLayout('Role Id', 'Role Name')] },
  { target: 'postings', sheet: 'Job postings', layouts: [POSTING_LAYOUT], linkedType: 'JobPosting' },
];

const isTitleField = (field: string | undefined) => field === ROLE_TITLES || field === SKILL_TITLES;
const given = (fields: readonly (string | undefined)[], { matrix, defaults = {} }: TableLayout) =>
  new Set([
    ...fields,
    ...Object.keys(defaults),
    ...(fields.includes(ROLE_TITLES) ? [matrix?.role, matrix?.level] : []),
    ...(fields.includes(SKILL_TITLES) ? [matrix?.skill, matrix?.level] : []),
  ]);
const requiredOf = ({ columns, matrix }: TableLayout) =>
  matrix?.level === undefined ? columns.flatMap(({ field, isRequired }) => (isRequired ? field : [])) : LINK_PARTS;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const refused = (target: string, error: unknown): Reading => ({
  ...{ target, rows: 0, usable: 0, recognised: [], missing: [], openLevels: 0, leftOut: [] },
  refusal: messageOf(error),
});

/** Reads a file as a table of the library. */
const readLibraryTable = (file: string, { target, sheet, layouts, linkedType }: LibraryTable): Promise<Reading> =>
  withTemporaryFolder('bench-tables', async (folder) => {
    const task = {
      path: file,
      name: path.basename(file),
      folder,
      sheet,
      knownTitles: knownTitles(layouts),
      linkedType,
    };
    const read = await readTable(task);
    const match = matchTitles(read.titles, layouts, { values: read.values });
    if ('refusal' in match) return { ...refused(target, match.refusal), rows: read.rows };
    const { fields, layout } = match;
    const has = given(fields, layout);
    const { levels } = levelValues(read, match, { decided: [], levelCount: LEVELS });
    return {
      target,
      rows: read.rows,
      usable: read.rows,
      recognised: [...new Set(fields.flatMap((field) => field ?? []))],
      missing: requiredOf(layouts[0]).filter((field) => !has.has(field)),
      openLevels: levels.filter(({ level, isLeftOut }) => level === null && !isLeftOut).length,
      leftOut: read.titles.filter((_, index) => fields[index] === undefined && read.values[index]?.filled),
    };
  }).catch((error: unknown) => refused(target, error));

const SKILL_FIELDS: ColumnField[] = [
  { field: 'skill', title: 'Client Skill', isRequired: true },
  { field: 'level', title: 'Target Proficiency', isRequired: false },
];
const ROLE_FIELDS: ColumnField[] = [
  { field: 'role', title: 'Client Role', isRequired: true },
  { field: 'group', title: 'Department', isRequired: true },
  { field: 'reportingTo', title: 'Reporting To', isRequired: false },
  { field: 'description', title: 'Role Description', isRequired: false },
  { field: 'duties', title: 'Roles and Responsibilities', isRequired: false },
  ...SKILL_FIELDS.map((field) => ({ ...field, isRequired: false })),
];

/** Reads a file as client skills, or as roles and skills of a client. */
const readClientTable = async (books: Workbooks, file: string, target: string, fields: ColumnField[]) => {
  try {
    const sheets = await books.read(file);
    const reading = readColumns(sheets, { fields, levelCount: LEVELS });
    const { columns, rows } = reading;
    const found = tablesOfSheets(sheets).find(({ sheet }) => sheet.name === reading.sheet)?.table;
    const recognised = [...new Set(columns.flatMap(({ field }) => field ?? []))];
    const levels = columns.filter(({ field }) => field === 'level' || isTitleField(field ?? undefined));
    const assigned = found
      ? assignRows(found, { ...reading, levels: levels.flatMap((level) => level.levels) }).rows
      : [];
    const key = fields[0]?.field ?? '';
    const has = new Set([
      ...recognised,
      ...(recognised.includes(ROLE_TITLES) ? ['role'] : []),
      ...(recognised.includes(SKILL_TITLES) ? ['skill'] : []),
    ]);
    return {
      ...{ target, rows, recognised },
      usable: assigned.filter(({ cells }) => cells[key]).length,
      missing: fields.filter(({ field, isRequired }) => isRequired && !has.has(field)).map(({ field }) => field),
      openLevels: 0,
      leftOut: columns.filter(({ field, filled }) => field === null && filled > 0).map(({ title }) => title),
    };
  } catch (error) {
    return refused(target, error);
  }
};

/** What each import understands of a file. */
export const readAll = async (books: Workbooks, file: string): Promise<Reading[]> => {
  if (!(await readFile(file)).length) return [refused('all', new Error('The file is empty.'))];
  const readings: Reading[] = [];
  for (const table of LIBRARY_TABLES) readings.push(await readLibraryTable(file, table));
  readings.push(await readClientTable(books, file, 'client roles and skills', ROLE_FIELDS));
  readings.push(await readClientTable(books, file, 'client skills', SKILL_FIELDS));
  return readings;
};
