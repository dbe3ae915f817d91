import { createHash } from 'node:crypto';
import type { ColumnAssignment, ReadChoice, TableReading } from '@skills-architect/contracts';
import {
  findAssigned,
  otherSheets,
  otherSheetsNote,
  readTable,
  type SheetTable,
  shapesOf,
  tablesOfSheets,
} from '@skills-architect/library-service-kit/columns';
import type { ReadSheet, Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { hasTemplateTitles, isNotes } from '../sheet-forms/sheet-form';
import type { AssignedColumnStore, AssignedFor } from './assigned-columns';
import { type AssignableColumn, fieldsOf, formOfTable } from './form-of-table';
import { formByTitles } from './template-titles';
import { assignedNote, hiddenRowNotes, leftOutNotes } from './upload-notes';

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

const contentOf = (tables: readonly SheetTable[]) =>
  createHash('sha256')
    .update(JSON.stringify(tables.map(({ table }) => table.rows)))
    .digest('hex');

/** A file as filled-in templates, and what people should know about it. */
interface UploadedForms {
  forms: ReadSheet[];
  notes: string[];
}

const HOW = 'To import them too, choose the file again and assign their columns.';
const othersNote = (sheets: readonly ReadSheet[], read: readonly Pick<ReadSheet, 'name'>[]) =>
  otherSheetsNote(otherSheets(tablesOfSheets(sheets.filter((sheet) => !isNotes(sheet))), read), HOW);

const withNotes = (sheets: readonly ReadSheet[], forms: ReadSheet[]): UploadedForms => ({
  forms,
  notes: [...othersNote(sheets, forms), ...hiddenRowNotes(forms)],
});

/** The sheets that are the template, as it is or in another spelling; none where no visible sheet `counts`. */
const templateForms = (
  sheets: readonly ReadSheet[],
  columns: readonly AssignableColumn[],
  counts: (sheet: ReadSheet) => boolean,
): ReadSheet[] => {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  if (!visible.some(counts)) return [];
  return visible.flatMap((sheet) => (hasTemplateTitles(sheet, columns) ? sheet : (formByTitles(sheet, columns) ?? [])));
};

/** The file by the columns that were assigned before; undefined where it must be asked for. */
const assignedForms = async (
  { books, assigned }: Parts,
  { path, columns, ...target }: UploadedTable,
  sheets: readonly ReadSheet[],
): Promise<UploadedForms | undefined> => {
  const found = findAssigned(sheets, await assigned.find(target, shapesOf(sheets)));
  if (!found) return undefined;
  const { assignment, shape } = found;
  const isOfOneRole = hasEnteredRole(assignment);
  if (isOfOneRole && !(await assigned.useFor(target, shape, contentOf(found.tables)))) return undefined;
  const { encoding } = assignment;
  const shown = found.tables.find(({ sheet }) => sheet.name === assignment.sheet) ?? found.tables[0];
  const meant = isOfOneRole && shown ? [shown] : found.tables;
  // The titles of the guessed encoding identify the file; its rows are read as the person chose.
  const [chosen] = encoding === undefined ? [] : tablesOfSheets(await books.read(path, encoding));
  const tables = chosen ? [chosen] : meant;
  const forms = tables.map((table) => formOfTable(table, assignment, columns));
  const { notes } = withNotes(sheets, forms);
  const [first] = tables;
  const leftOut = tables.flatMap((table) => leftOutNotes(table, assignment, columns));
  return { forms, notes: [...(first ? [assignedNote(first.table, assignment, columns)] : []), ...leftOut, ...notes] };
};

/**
 * A file as forms: its visible sheets with the template's titles, the tables whose columns were assigned before, or
 * sheets with the template's titles in another spelling. Any other file stays as it is, and is refused for its titles.
 */
export const readUploadedForm = async (parts: Parts, upload: UploadedTable): Promise<UploadedForms> => {
  const { path, columns } = upload;
  const sheets = await parts.books.read(path);
  const filledIn = templateForms(sheets, columns, (sheet) => hasTemplateTitles(sheet, columns));
  if (filledIn.length) return withNotes(sheets, filledIn);
  const known = await assignedForms(parts, upload, sheets);
  if (known) return known;
  const respelled = templateForms(sheets, columns, (sheet) => formByTitles(sheet, columns) !== undefined);
  return respelled.length ? withNotes(sheets, respelled) : { forms: sheets, notes: [] };
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
    { remembered: new Map(former ? shapesOf(sheets).map((tableShape) => [tableShape, former]) : []), ...options },
  );
  return { ...reading, shape };
};
