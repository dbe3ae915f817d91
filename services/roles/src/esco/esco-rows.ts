import { type ArchiveEntry, ArchiveRefused, withZip } from '@skills-architect/service-kit/archives';
import { parse } from 'csv-parse/sync';

const LIMITS = { maxEntries: 100, maxEntryBytes: 64 * 1024 * 1024, maxTotalBytes: 256 * 1024 * 1024 };
type Row = Record<string, string>;

/** The tables imported from ESCO's download, each with a required column. */
export const TABLES = {
  'ISCOGroups_en.csv': 'code',
  'skillGroups_en.csv': 'conceptUri',
  'skills_en.csv': 'conceptUri',
  'occupations_en.csv': 'iscoGroup',
  'broaderRelationsSkillPillar.csv': 'broaderUri',
  'occupationSkillRelations.csv': 'relationType',
} as const;
export type Table = keyof typeof TABLES;

const readRows = async (entry: ArchiveEntry, table: Table): Promise<Row[]> => {
  const rows: Row[] = parse(await entry.read(), { columns: true, bom: true });
  if (rows[0] && !(TABLES[table] in rows[0]))
    throw new ArchiveRefused(`${table} has no column ${TABLES[table]}: use ESCO's download as CSV in English.`);
  return rows;
};

/** Reads the tables from the zips of ESCO's download one at a time and passes each to `take`. */
export const readTables = async (zips: string[], take: (table: Table, rows: Row[]) => void) => {
  const missing = new Set(Object.keys(TABLES));
  for (const zip of zips)
    await withZip(zip, LIMITS, async (entries) => {
      for (const entry of entries) {
        const table = (Object.keys(TABLES) as Table[]).find((name) => entry.name.endsWith(name));
        if (!table) continue;
        take(table, await readRows(entry, table));
        missing.delete(table);
      }
    });
  if (missing.size)
    throw new ArchiveRefused(
      `The zips do not hold ${[...missing].join(', ')}: send the classification and the relations of ESCO as CSV in English.`,
    );
};
