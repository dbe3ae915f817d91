import { parse } from 'csv-parse/sync';

/** Columns to change, in turn, and the new value of a cell. */
const EDITS: [string, (cell: string) => string][] = [
  ['Skill Name', (cell) => `${cell} (edited)`],
  ['Skill Description', (cell) => `${cell}\nAdded "by a script"; with commas, too.`],
  ['Alternative Names', (cell) => [cell, 'added by a script'].filter(Boolean).join('\n')],
  ['Detailed Description', (cell) => `${cell} =1+1`],
  ['Status', () => 'SA Approved'],
];

const quoteCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The table with one cell changed in this many rows, evenly spread. */
export const changedCells = (csv: string, count: number): string => {
  const [titles = [], ...rows]: string[][] = parse(csv, { bom: true });
  const every = Math.max(1, Math.floor(rows.length / count));
  for (let at = 0; at < count; at++) {
    const row = rows[at * every];
    const [title, edit] = EDITS[at % EDITS.length] ?? ['', String];
    const column = titles.indexOf(title);
    if (!row || column < 0) throw new Error(`row ${at * every} has no ${title}`);
    row[column] = edit(row[column] ?? '');
  }
  return [titles, ...rows].map((row) => row.map(quoteCell).join(',')).join('\r\n');
};

/** Fields of a skill shown to users. */
const SHOWN = [
  'skillName',
  'alternativeNames',
  'skillCategoryId',
  'skillFamilyId',
  'sourceId',
  'skillStatus',
  'skillDescription',
  'embeddingDescription',
  'encyclopediaIds',
  'levels',
];

/** How many of these fields differ between two states of a skill. */
export const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): number =>
  SHOWN.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null)).length;
