import type { Model, QueryFilter } from 'mongoose';
import type { RankedPage } from './find-ranked';

/** The index of the names in all languages. Equal names keep their order in it, so that pages do not overlap. */
export const BY_SHOWN_NAME = { 'shownKeys.$**': 1 } as const;

/** The page of a list in another language than the library's own. */
interface ShownPage<T> extends RankedPage<T> {
  shownIn: string;
}

/** Whether the page is one of a list by the names in another language: no column is chosen for a list without a text, or the name is. */
export const isByShownName = <T, P extends RankedPage<T> & { shownIn?: string | undefined }>(
  page: P,
): page is P & ShownPage<T> =>
  page.shownIn !== undefined && (page.sortField === undefined ? !page.text : page.sortField === 'nameKey');

/**
 * Finds a page of records in the order of their names in another language; those without a translation, which are shown in the
 * library's own language, follow in the order of these names. Each part is read from an index.
 */
export const findByShownName = async <T>(
  model: Model<T>,
  { filter, shownIn, sortOrder, offset, pagesize, fields }: ShownPage<T>,
): Promise<T[]> => {
  const key = `shownKeys.${shownIn}`;
  const direction = sortOrder === 'asc' ? 1 : -1;
  const parts = [
    // A wildcard index sorts by its field alone, if a condition leaves no other types.
    { condition: { $gte: '' }, sort: { [key]: direction } as const, hint: BY_SHOWN_NAME },
    { condition: { $exists: false }, sort: { nameKey: direction, _id: direction } as const, hint: undefined },
  ];
  const [first, last] = sortOrder === 'asc' ? parts : parts.toReversed();
  const within = (part: (typeof parts)[number]): QueryFilter<T> => ({ ...filter, [key]: part.condition });
  const read = (part: (typeof parts)[number], skip: number, limit: number) =>
    model
      .find(within(part), fields, { ...(part.hint && { hint: part.hint }) })
      .sort(part.sort)
      .skip(skip)
      .limit(limit)
      .lean<T[]>();
  if (!first || !last) return [];
  const found = await read(first, offset, pagesize);
  if (found.length === pagesize) return found;
  const before = found.length ? offset + found.length : await model.countDocuments(within(first));
  return [...found, ...(await read(last, Math.max(0, offset - before), pagesize - found.length))];
};
