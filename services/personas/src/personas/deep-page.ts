import type { listPersonas } from '@skills-architect/contracts/personas';
import { mongo } from 'mongoose';
import type * as z from 'zod';
import { GROUP_INDEX, LIST_INDEX, NAME_INDEX, ROLE_INDEX } from './persona-document';

/** Below this many rows skipping costs less than one more operation. */
export const DEEP = 500;

type Listing = z.output<typeof listPersonas.query>;
export type DeepQuery = Partial<Pick<Listing, 'searchString' | 'personaGroupId' | 'unmatched'>> &
  Pick<Listing, 'clientId' | 'sortBy' | 'sortOrder'>;
type Index = Readonly<Record<string, 1>>;

/** How the names of a page are read from an index alone. */
interface DeepRead {
  index: Index;
  /** The first fields of the index and their values: one stretch of it has all personas. */
  stretch?: Readonly<Record<string, number | null>>;
  /** Where they are in several stretches. */
  filter?: object;
  /** All in the direction of the list. */
  order: readonly string[];
}

/** `deletedAt: null` would make MongoDB read each persona, because a missing value is null in an index. */
const NOT_DELETED = { $not: { $gt: new Date(0) } };

const stretch = (index: Index, values: Readonly<Record<string, number | null>>, order = Object.keys(index)) => ({
  index,
  stretch: values,
  order,
});

/** How to read a list; undefined when no index has all that it asks for. */
export const deepRead = ({
  clientId,
  searchString,
  personaGroupId: groups = [],
  unmatched,
  sortBy,
}: DeepQuery): DeepRead | undefined => {
  if (searchString?.trim()) return undefined;
  const byName = sortBy === 'personaName';
  const [group, ...others] = groups;
  if (unmatched) {
    if (group !== undefined) return undefined;
    return stretch(ROLE_INDEX, { clientId, industryRoleId: null, deletedAt: null }, byName ? ['nameKey'] : undefined);
  }
  if (others.length) {
    const filter = { clientId, personaGroupId: { $in: groups }, deletedAt: NOT_DELETED };
    return { index: GROUP_INDEX, filter, order: byName ? ['nameKey'] : ['groupKey', 'nameKey'] };
  }
  // Inside one group the order of the index is that by name.
  if (group !== undefined) return stretch(GROUP_INDEX, { clientId, personaGroupId: group, deletedAt: null });
  return byName ? stretch(NAME_INDEX, { clientId }) : stretch(LIST_INDEX, { clientId, deletedAt: null });
};

const bound = ({ index, stretch: values = {} }: DeepRead, end: mongo.MinKey | mongo.MaxKey) =>
  Object.fromEntries(Object.keys(index).map((field) => [field, field in values ? values[field] : end]));

/** The names of a page, which no two personas of a client share. */
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
  if (!read.stretch) return cursor;
  return cursor.min(bound(read, new mongo.MinKey())).max(bound(read, new mongo.MaxKey()));
};
