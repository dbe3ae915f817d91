import { createHash } from 'node:crypto';
import type { ColumnAssignment, ReadChoice, TableReading } from '@skills-architect/contracts';
import { findAssigned, readTable, shapesOf, tablesOfSheets } from '@skills-architect/library-service-kit/columns';
import type { ReadSheet, Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { hasTemplateTitles } from '../sheet-forms/sheet-form';
import type { AssignedColumnStore, AssignedFor } from './assigned-columns';
import { type AssignableColumn, fieldsOf, formOfTable } from './form-of-table';
import { formByTitles } from './template-titles';

/** An uploaded table of a client, and the form that it is read as. */
export interface UploadedTable extends AssignedFor {
  path: string;
  columns: readonly AssignableColumn[];
  levelCount: number;
}

interface Parts {
  books: Workbooks;
  assigned: AssignedColumnStore;
}

/** Whether a person entered the role of all rows: another file with these titles is probably about another role. */
const hasEnteredRole = ({ constants }: ColumnAssignment) => constants.some(({ field }) => field === 'role');

const contentOf = (rows: readonly (readonly string[])[]) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/**
 * The sheets of a file with the form first: the visible sheet with the template's titles, a table whose columns were
 * assigned before, or one with the template's titles in another spelling. Any other file stays as it is, and is refused
 * for its titles.
 */
export const readUploadedForm = async (
  { books, assigned }: Parts,
  { path, columns, ...target }: UploadedTable,
): Promise<ReadSheet[]> => {
  const sheets = await books.read(path);
  const filledIn = sheets.find((sheet) => !sheet.isHidden && hasTemplateTitles(sheet, columns));
  if (filledIn) return [filledIn];
  const found = findAssigned(sheets, await assigned.find(target, shapesOf(sheets)));
  const isMeant =
    found &&
    (!hasEnteredRole(found.assignment) || (await assigned.useFor(target, found.shape, contentOf(found.table.rows))));
  if (isMeant) {
    const { encoding } = found.assignment;
    // The titles of the guessed encoding identify the file; its rows are read as the person chose.
    const [chosen] = encoding === undefined ? [] : tablesOfSheets(await books.read(path, encoding));
    const table = chosen?.table ?? found.table;
    return [formOfTable(table, found.assignment, columns)];
  }
  for (const sheet of sheets) {
    const form = sheet.isHidden ? undefined : formByTitles(sheet, columns);
    if (form) return [form];
  }
  return sheets;
};

/** What a file is understood as, before it is imported. */
export const readUploadedTable = async (
  { books, assigned }: Parts,
  { path, columns, levelCount, ...target }: UploadedTable,
  { sheet: sheetName, encoding }: ReadChoice,
): Promise<TableReading> => {
  const guessed = await books.read(path);
  const shapes = shapesOf(guessed);
  const remembered = await assigned.find(target, shapes);
  const [shape = ''] = shapes;
  const options = sheetName === undefined ? {} : { sheetName };
  const used = encoding ?? (guessed[0]?.encodings && remembered.get(shape)?.encoding);
  if (used === undefined)
    return readTable(guessed, { fields: fieldsOf(columns), levelCount }, { remembered, ...options });
  const sheets = await books.read(path, used);
  const former = remembered.get(shape);
  const reading = readTable(
    sheets,
    { fields: fieldsOf(columns), levelCount },
    { remembered: new Map(former ? shapesOf(sheets).map((one) => [one, former]) : []), ...options },
  );
  return { ...reading, shape };
};
