import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import type { Library } from './esco';

/** A description with its right roles as library indexes: exact ones, and exact or close ones. */
export type GoldRow = { title: string; description: string; exact: Set<number>; close: Set<number> };

/** A title with the index of its role. */
export type TitleRow = { title: string; right: Set<number> };

type GoldLine = { title: string; description: string; gold: { exactMatch?: string[]; closeMatch?: string[] } };

/** Reads gold rows (one JSON object per line); URIs missing from the library are skipped. */
export async function readGold(file: string, library: Library): Promise<GoldRow[]> {
  const positions = new Map(library.uris.map((uri, position) => [uri, position]));
  const toPositions = (uris: readonly string[] = []): number[] => uris.flatMap((uri) => positions.get(uri) ?? []);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const { title, description, gold }: GoldLine = JSON.parse(line);
    const exact = toPositions(gold.exactMatch);
    return { title, description, exact: new Set(exact), close: new Set([...exact, ...toPositions(gold.closeMatch)]) };
  });
}

/** Reads titles with the label of their role (CSV: text, label), at most `limit`, evenly sampled from the file. */
export async function readTitles(file: string, library: Library, limit: number): Promise<TitleRow[]> {
  const positions = new Map(library.roles.map((role, position) => [role.label.toLowerCase(), position]));
  const rows: TitleRow[] = [];
  const lines: AsyncIterable<Readonly<Record<string, string>>> = createReadStream(file).pipe(
    parse({ columns: true, bom: true }),
  );
  for await (const line of lines) {
    const position = positions.get((line.label ?? '').toLowerCase());
    if (position !== undefined) rows.push({ title: line.text ?? '', right: new Set([position]) });
  }
  const step = Math.max(1, rows.length / limit);
  return rows.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
