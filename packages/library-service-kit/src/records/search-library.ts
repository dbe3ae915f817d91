import { MAX_EXACT_TOTAL } from '@skills-architect/contracts';
import { countPage, describedFilter, escapeRegExp, searchedWords, searchFilter } from '@skills-architect/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import { findByGroup, type GroupOrder } from './find-by-group';
import { findByShownName, isByShownName } from './find-by-shown-name';
import { findRanked, type RankedPage } from './find-ranked';
import { similarWords } from './similar-words';

/** A page of a library search; `filter` has the conditions besides the text. */
export interface LibraryPage<T> extends RankedPage<T> {
  /** Whether names only are searched, not descriptions. */
  namesOnly?: boolean;
  /** Code of the language in which names are shown, unless it is the library's own: lists by name are in its order. */
  shownIn?: string | undefined;
  /** The groups by which the list is sorted, in place of a field. */
  groups?: GroupOrder | undefined;
}

/** A page of a search, and how many records there are. */
export interface Found<T> {
  rows: T[];
  total: number;
  totalIsCapped?: true;
}

/**
 * How long the words of a collection are cached, in milliseconds: spelling correction finds new words after this time.
 */
const CACHE_MS = 60_000;
const wordCache = new WeakMap<object, { until: number; words: Promise<string[]> }>();

/** All words of the names in a collection. */
const knownWords = <T>(model: Model<T>): Promise<string[]> => {
  const cached = wordCache.get(model);
  if (cached && cached.until > Date.now()) return cached.words;
  const words = model.collection
    .distinct('terms')
    .then((terms) => terms.flatMap((term) => (typeof term === 'string' ? term : [])));
  wordCache.set(model, { until: Date.now() + CACHE_MS, words });
  words.catch(() => wordCache.delete(model));
  return words;
};

/** Filter and corrected text for a text that matches nothing; undefined when no similar words are known. */
const correctSpelling = async <T>(model: Model<T>, text: string) => {
  const known = await knownWords(model);
  const words = [...new Set(searchedWords(text))].map((word) => {
    if (known.some((term) => term.startsWith(word))) return { word, terms: new RegExp(`^${escapeRegExp(word)}`) };
    const similar = similarWords(word, known);
    return { word: similar[0], terms: { $in: similar } };
  });
  if (words.some(({ word }) => word === undefined)) return undefined;
  return { text: words.map(({ word }) => word).join(' '), filter: { $and: words.map(({ terms }) => ({ terms })) } };
};

const findPage = <T>(model: Model<T>, page: LibraryPage<T>): PromiseLike<T[]> => {
  if (page.groups) return findByGroup(model, page, page.groups);
  return isByShownName(page) ? findByShownName(model, page) : findRanked(model, page);
};

/**
 * Searches records with `rankedFields`: first by name, then by description, and with spelling correction if nothing is
 * found. Sorting by a column mixes names and descriptions.
 */
export const searchLibrary = async <T>(model: Model<T>, page: LibraryPage<T>): Promise<Found<T>> => {
  const { text = '', offset, pagesize, namesOnly = false, ...rest } = page;
  const paged = { ...rest, offset, pagesize };
  const count = (filter: QueryFilter<T>) => countPage((options) => model.countDocuments(filter, options), offset);
  const withFilter = (more: object): QueryFilter<T> => ({ ...page.filter, ...more });
  const read = async (filter: QueryFilter<T>, searched: string) => {
    const [rows, total] = await Promise.all([findPage(model, { ...paged, filter, text: searched }), count(filter)]);
    return { rows, ...total };
  };
  const searchCorrected = async (): Promise<Found<T>> => {
    const corrected = await correctSpelling(model, text);
    return corrected ? read(withFilter(corrected.filter), corrected.text) : { rows: [], total: 0 };
  };
  const nameFilter = withFilter(searchFilter(text));
  const descriptionFilter = describedFilter(text);
  if (!descriptionFilter) return read(nameFilter, text);
  if (namesOnly) {
    const found = await read(nameFilter, text);
    return found.total === 0 ? searchCorrected() : found;
  }
  const eitherFilter = withFilter({ $or: [searchFilter(text), descriptionFilter] });
  if (page.sortField !== undefined) return read(eitherFilter, text);
  const [byName, total] = await Promise.all([
    findRanked(model, { ...paged, filter: nameFilter, text }),
    count(eitherFilter),
  ]);
  if (total.total === 0) return searchCorrected();
  // Matches in names come first; matches in descriptions fill the rest of the page.
  const freeRows = pagesize - byName.length;
  if (freeRows === 0) return { rows: byName, ...total };
  const isAfterNames = byName.length === 0 && offset > 0;
  const nameTotal = isAfterNames
    ? await model.countDocuments(nameFilter, { limit: MAX_EXACT_TOTAL })
    : offset + byName.length;
  if (total.total === nameTotal) return { rows: byName, ...total };
  // Sorted by name, because matches in descriptions have no rank.
  const others = await findRanked(model, {
    ...paged,
    text,
    filter: withFilter({ ...descriptionFilter, $nor: [searchFilter(text)] }),
    sortField: 'nameKey',
    sortOrder: 'asc',
    offset: Math.max(0, offset - nameTotal),
    pagesize: freeRows,
  });
  return { rows: [...byName, ...others], ...total };
};
