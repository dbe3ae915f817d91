import { type Identity, toFilter } from '@skills-architect/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import { searchLibrary } from '../records/search-library';

interface ExportOptions<T, F> {
  /** The conditions of the list's filter, except the text. */
  filter: (exportFilter: F, identity: Identity) => QueryFilter<T>;
  /** The search text. */
  text: (exportFilter: F) => string | undefined;
  /** Records per batch. */
  atOnce: number;
}

/** Search fields, which are large and not needed in a table. */
const WITHOUT_SEARCH = { terms: 0, textTerms: 0, nameLines: 0 } as const;

/** Reads the records of a filtered list in batches; with a search text in the list's ranking. */
export const recordExporter = <T extends { _id: number }, F>(model: Model<T>, options: ExportOptions<T, F>) => {
  const { filter, text, atOnce } = options;

  /** Ids of a page of search results. */
  const searchPage = (exportFilter: F, identity: Identity, offset: number) =>
    searchLibrary<T>(model, {
      filter: filter(exportFilter, identity),
      text: text(exportFilter),
      sortField: undefined,
      sortOrder: 'asc',
      offset,
      pagesize: atOnce,
      fields: { _id: 1 },
    });

  async function* searchPages(exportFilter: F, identity: Identity): AsyncGenerator<T[]> {
    for (let offset = 0; ; offset += atOnce) {
      const { rows } = await searchPage(exportFilter, identity, offset);
      const ids = rows.map(({ _id }) => _id);
      const page = await model.find(toFilter<T>({ _id: { $in: ids } }), WITHOUT_SEARCH).lean<T[]>();
      const byId = new Map(page.map((record) => [record._id, record]));
      if (ids.length) yield ids.flatMap((id) => byId.get(id) ?? []);
      if (ids.length < atOnce) return;
    }
  }

  /** Without a search text, sorted by id, so that all pages take the same time. */
  async function* filterPages(exportFilter: F, identity: Identity): AsyncGenerator<T[]> {
    const condition = filter(exportFilter, identity);
    for (let after = 0; ; ) {
      const page = await model
        .find(toFilter<T>({ $and: [condition, { _id: { $gt: after } }] }), WITHOUT_SEARCH)
        .sort({ _id: 1 })
        .limit(atOnce)
        .lean<T[]>();
      if (page.length) yield page;
      if (page.length < atOnce) return;
      after = page.at(-1)?._id ?? 0;
    }
  }

  return {
    count: async (exportFilter: F, identity: Identity): Promise<number> =>
      text(exportFilter)
        ? (await searchPage(exportFilter, identity, 0)).total
        : model.countDocuments(filter(exportFilter, identity)),
    pages: (exportFilter: F, identity: Identity) =>
      text(exportFilter) ? searchPages(exportFilter, identity) : filterPages(exportFilter, identity),
  };
};
