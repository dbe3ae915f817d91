import type { listPersonas } from '@skills-architect/contracts/personas';
import { mongo } from 'mongoose';
import type * as z from 'zod';
import { GROUP_INDEX, LIST_INDEX, NAME_INDEX, ROLE_INDEX } from './persona-document';

/** From this offset on, a page is read in two steps: first its names from an index alone, then the personas. */
export const MIN_DEEP_OFFSET = 500;

type Listing = z.output<typeof listPersonas.query>;
export type DeepQuery = Partial<Pick<Listing, 'searchString' | 'personaGroupId' | 'unmatched'>> &
  Pick<Listing, 'clientId' | 'sortBy' | 'sortOrder'>;
type Index = Readonly<Record<string, 1>>;

/** A covered query for the names of a page. */
interface DeepRead {
  index: Index;
  /** Values of the first index fields, when one contiguous index range has all personas. */
  range?: Readonly<Record<string, number | null>>;
  /** Otherwise, the filter over several ranges. */
  filter?: object;
  /** Sort fields, all in the direction of the list. */
  order: readonly string[];
}

/** `deletedAt: null` would make MongoDB fetch each persona, because an index stores a missing value as null too. */
const NOT_DELETED = { $not: { $gt: new Date(0) } };

const toRangeRead = (
  index: Index,
  range: Readonly<Record<string, number | null>>,
  order = Object.keys(index),
): DeepRead => ({ index, range, order });

/** The covered query of a list; undefined when no index covers it. */
export const chooseDeepRead = ({
  clientId,
  searchString,
  personaGroupId: groups = [],
  unmatched,
  sortBy,
}: DeepQuery): DeepRead | undefined => {
  if (searchString?.trim()) return undefined;
  const isByName = sortBy === 'personaName';
  const [group, ...others] = groups;
  if (unmatched) {
    if (group !== undefined) return undefined;
    return toRangeRead(
      ROLE_INDEX,
      { clientId, industryRoleId: null, deletedAt: null },
      isByName ? ['nameKey'] : undefined,
    );
  }
  if (others.length) {
    const filter = { clientId, personaGroupId: { $in: groups }, deletedAt: NOT_DELETED };
    return { index: GROUP_INDEX, filter, order: isByName ? ['nameKey'] : ['groupKey', 'nameKey'] };
  }
  // Within one group, index order is name order.
  if (group !== undefined) return toRangeRead(GROUP_INDEX, { clientId, personaGroupId: group, deletedAt: null });
  return isByName ? toRangeRead(NAME_INDEX, { clientId }) : toRangeRead(LIST_INDEX, { clientId, deletedAt: null });
};

const toBound = ({ index, range: values = {} }: DeepRead, end: mongo.MinKey | mongo.MaxKey) =>
  Object.fromEntries(Object.keys(index).map((field) => [field, field in values ? values[field] : end]));

/** The names of a page; names are unique per client. */
export const deepCursor = (
  personas: Pick<mongo.Collection, 'find'>,
  read: DeepRead,
  { sortOrder, offset, pagesize }: Pick<Listing, 'sortOrder' | 'offset' | 'pagesize'>,
) => {
  const direction = sortOrder === 'asc' ? 1 : -1;
  const cursor = personas
    .find<{ nameKey: string }>(read.filter ?? {}, { projection: { _id: 0, nameKey: 1 } })
    .hint(read.index)
    .sort(Object.fromEntries(read.order.map((field): [string, 1 | -1] => [field, direction])))
    .skip(offset)
    .limit(pagesize);
  if (!read.range) return cursor;
  return cursor.min(toBound(read, new mongo.MinKey())).max(toBound(read, new mongo.MaxKey()));
};
