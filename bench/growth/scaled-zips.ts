import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pack, withZip, writeZip, type ZipEntry } from '@skills-architect/service-kit/archives';
import { parse } from 'csv-parse/sync';
import { findZips } from '../find-zips';

type Row = Record<string, string>;

/** The tables to scale: the key column, and all columns that refer to scaled rows. */
const SCALED: Record<string, { key: string; uris: string[]; label?: string }> = {
  'skills_en.csv': { key: 'conceptUri', uris: ['conceptUri'], label: 'preferredLabel' },
  'occupations_en.csv': { key: 'conceptUri', uris: ['conceptUri'], label: 'preferredLabel' },
  'occupationSkillRelations.csv': { key: 'occupationUri', uris: ['occupationUri', 'skillUri'] },
  'broaderRelationsSkillPillar.csv': { key: 'conceptUri', uris: ['conceptUri'] },
};
/** Tables that are copied as they are. */
const UNCHANGED = ['ISCOGroups_en.csv', 'skillGroups_en.csv', 'digitalSkillsCollection_en.csv'];
const GB = 1024 ** 3;
const LIMITS = { maxEntries: 100, maxEntryBytes: GB, maxTotalBytes: GB };

const hashNumber = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7);

const copyRow = (row: Row, copy: number, { uris, label }: { uris: string[]; label?: string }): Row => {
  if (copy === 0) return row;
  const changed = { ...row };
  for (const column of uris) changed[column] = `${row[column]}/${copy}`;
  if (label) changed[label] = `${row[label]} ${copy}`;
  return changed;
};

const scaleRows = (name: string, rows: Row[], factor: number): Row[] => {
  const columns = SCALED[name];
  if (!columns || factor === 1) return rows;
  if (factor < 1) {
    const every = Math.round(1 / factor);
    return rows.filter((row) => hashNumber(row[columns.key] ?? '') % every === 0);
  }
  return Array.from({ length: factor }, (_, copy) => rows.map((row) => copyRow(row, copy, columns))).flat();
};

const csv = (rows: Row[]) => {
  const quoteCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoteCell).join(','))
    .join('\n');
};

/** Creates zips of a library scaled by a factor in skills and occupations, in a folder that `remove` deletes. */
export const writeScaledZips = async (library: string, factor: number) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  for (const file of await findZips(library))
    await withZip(file, LIMITS, async (entries) => {
      const tables: ZipEntry[] = [];
      for (const entry of entries) {
        const name = path.basename(entry.name);
        if (!SCALED[name] && !UNCHANGED.includes(name)) continue;
        const rows: Row[] = parse(Buffer.from(await entry.read()), { columns: true, bom: true });
        const { bytes, ...packed } = pack(csv(scaleRows(name, rows, factor)), { last: true });
        tables.push({ name, packed: bytes, ...packed });
      }
      await writeZip(path.join(folder, file), tables);
    });
  return { folder, remove: () => rm(folder, { recursive: true }) };
};
