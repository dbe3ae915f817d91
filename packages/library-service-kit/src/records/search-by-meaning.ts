import { orderedWords, toFilter } from '@skills-architect/service-kit';
import type { NearRecord } from '../embeddings/nearest.worker';
import { findTranslatedName } from './found-as';
import { type Found, type LibraryPage, searchLibrary } from './search-library';
import type { RecordTexts } from './translations';

/** More would be further and further from what was meant. */
const MAX_BY_MEANING = 10;
/** With names that were not chosen for this search, unrelated texts had cosines up to 0.38 (ADR 0026). */
const LEAST_SIMILARITY = 0.4;
/** Near records that are compared with the filter: many, because those of a client's sources may be few among them. */
const MAX_NEAR = 1000;
/** Shorter texts are the beginning of a word rather than a meaning, and there is no longer word. */
const [MIN_LENGTH, LONGEST_WORD] = [4, 50];
const hasMeaning = (text: string) => {
  const words = orderedWords(text);
  return words.join('').length >= MIN_LENGTH && words.every(({ length }) => length <= LONGEST_WORD);
};

/** Records found in another language by which the text is translated. */
const MAX_TRANSLATING = 3;

/** The records nearest in meaning to each text. */
export type FindNearest = (
  texts: readonly string[],
  options: { limit: number; atLeast: number },
) => Promise<NearRecord[][]>;

/**
 * The texts whose meaning is searched: a text that the best record has in another language alone is translated by the names
 * of the records that have it, because not every model reads that language.
 */
const toMeant = <T>(text: string, rows: readonly T[], texts: (row: T) => RecordTexts): string[] => {
  const translating = rows.map(texts).map((own) => (findTranslatedName(text, own) ? own.name : undefined));
  if (translating[0] === undefined) return [text];
  return [...new Set(translating.flatMap((name) => name ?? []))].slice(0, MAX_TRANSLATING);
};

/** All near records of several texts, each once, nearest first. */
const joinNear = (near: readonly (readonly NearRecord[])[]): NearRecord[] => {
  const best = new Map<number, NearRecord>();
  for (const match of near.flat())
    if (match.similarity > (best.get(match.id)?.similarity ?? -1)) best.set(match.id, match);
  return [...best.values()].sort((a, b) => b.similarity - a.similarity);
};

interface FoundByMeaning<T> extends Found<T> {
  /** Ids of the rows that do not have the words of the text, but are near to it in meaning. */
  byMeaning: ReadonlySet<number>;
}

/**
 * Searches records as {@link searchLibrary}; where all with the words of the text are on the first page, those near to it
 * in meaning follow, best first. `findNearest` is undefined without a language model; `texts` reads those of a found row.
 */
export const searchByMeaning = async <T extends { _id: number }>(
  model: Parameters<typeof searchLibrary<T>>[0],
  page: LibraryPage<T>,
  findNearest: FindNearest | undefined,
  texts: (row: T) => RecordTexts,
): Promise<FoundByMeaning<T>> => {
  const found = await searchLibrary<T>(model, page);
  const { text, sortField, offset, pagesize, filter, fields } = page;
  const free = Math.min(MAX_BY_MEANING, pagesize - found.total);
  if (!findNearest || !text || !hasMeaning(text) || sortField !== undefined || offset > 0 || free <= 0)
    return { ...found, byMeaning: new Set() };
  const meant = toMeant(text, found.rows, texts);
  const near = joinNear(await findNearest(meant, { limit: MAX_NEAR, atLeast: LEAST_SIMILARITY }));
  const present = new Set(found.rows.map(({ _id }) => _id));
  const places = new Map(near.filter(({ id }) => !present.has(id)).map(({ id }, index) => [id, index]));
  const among = toFilter<T>({ $and: [filter, { _id: { $in: [...places.keys()] } }] });
  const placeOf = ({ _id }: T) => places.get(_id) ?? places.size;
  const rows = (await model.find(among, fields).lean<T[]>()).sort((a, b) => placeOf(a) - placeOf(b));
  const added = rows.slice(0, free);
  return {
    ...found,
    rows: [...found.rows, ...added],
    total: found.total + added.length,
    byMeaning: new Set(added.map(({ _id }) => _id)),
  };
};
