import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** Titles in one language and the names of roles in the same or another one. */
export interface TitleSet {
  /** Languages of titles and names: `de-en`; with the country (`aut_de-en`) if several sets have the same. */
  pair: string;
  /** The names of each role. */
  names: string[][];
  /** The URI of each role's concept. */
  concepts: string[];
  /** Each title with the positions of its right names, counted over all roles. */
  titles: { text: string; right: ReadonlySet<number> }[];
}

const FOLDER = /^(?<country>[a-z]+)_q_(?<title>[a-z]{2})_c_(?<name>[a-z]{2})$/;

const readRows = async (folder: string, name: string): Promise<string[][]> => {
  const rows: string[][] = parse(await readFile(path.join(folder, name)), {
    delimiter: '\t',
    quote: false,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return rows;
};

const groupRows = (rows: readonly string[][], key: number, value: number): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const row of rows) groups.set(row[key] ?? '', [...(groups.get(row[key] ?? '') ?? []), row[value] ?? '']);
  return groups;
};

/** Reads one folder: titles (`queries.tsv`), names with their roles, and which names are right for which title. */
const readSet = async (folder: string, pair: string): Promise<TitleSet> => {
  const [queries, elements, concepts, annotations] = await Promise.all(
    ['queries.tsv', 'corpus_elements.tsv', 'concept_mapping.tsv', 'annotations.tsv'].map((name) =>
      readRows(folder, name),
    ),
  );
  const nameOf = new Map((elements ?? []).map(([id = '', name = '']) => [id, name]));
  const idsByConcept = groupRows(
    (concepts ?? []).filter(([id = '']) => nameOf.has(id)),
    1,
    0,
  );
  const roles = [...idsByConcept.values()];
  const positions = new Map(roles.flat().map((id, position) => [id, position]));
  const right = groupRows(
    (annotations ?? []).filter(([, , id = '']) => positions.has(id)),
    0,
    2,
  );
  const titles = (queries ?? []).flatMap(([id = '', text = '']) => {
    const ids = right.get(id);
    return ids ? [{ text, right: new Set(ids.map((own) => positions.get(own) ?? -1)) }] : [];
  });
  const names = roles.map((ids) => ids.map((id) => nameOf.get(id) ?? ''));
  return { pair, names, concepts: [...idsByConcept.keys()], titles };
};

/**
 * Reads each folder such as `deu_q_de_c_en` (country, language of the titles, language of the names). Titles without a
 * right name are left out.
 */
export const readTitleSets = async (folder: string): Promise<TitleSet[]> => {
  const found = (await readdir(folder)).sort().flatMap((name) => {
    const { country, title, name: names } = FOLDER.exec(name)?.groups ?? {};
    return country && title && names ? [{ name, country, pair: `${title}-${names}` }] : [];
  });
  if (!found.length) throw new Error(`${folder} has no folder such as deu_q_de_c_en.`);
  return Promise.all(
    found.map(({ name, country, pair }) => {
      const isOnly = found.filter((other) => other.pair === pair).length === 1;
      return readSet(path.join(folder, name), isOnly ? pair : `${country}_${pair}`);
    }),
  );
};
