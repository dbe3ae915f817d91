/** An object of a JSON file that becomes a row. */
export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answers of programs wrap their list at most this deep: `{ data: { jobs: [] } }`. */
const MAX_WRAPPERS = 3;
/** Linked data nests its objects at most this deep: a page, its list, an element, its item. */
const MAX_LINKED = 6;

const typesOf = (entry: Entry) => [entry['@type']].flat().map((type) => String(type).replace(/^.*[/#:]/, ''));

/** All objects of a schema.org type within linked data, such as those of an `@graph`. */
export const linkedEntries = (value: unknown, type: string, levels = MAX_LINKED): Entry[] => {
  if (Array.isArray(value)) return value.flatMap((item) => linkedEntries(item, type, levels));
  if (!isEntry(value)) return [];
  if (typesOf(value).includes(type)) return [value];
  return levels ? Object.values(value).flatMap((item) => linkedEntries(item, type, levels - 1)) : [];
};

/** Properties that answers of programs, and frameworks in the format CASE (`CFItems`), keep their list of records in. */
const LIST_NAMES =
  /^(?:jobs?|results?|data|hits?|(?:cf)?items?|records?|rows|postings?|vacancies|offers|value|content|elements|list)$/i;

const isListOfEntries = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isEntry);

interface NamedList {
  name: string;
  list: unknown[];
}

/** The lists of objects within an object: those of the object itself before deeper ones. */
const listsWithin = (entry: Entry, levels: number): NamedList[] => {
  const own = Object.entries(entry).flatMap(([name, value]) => (isListOfEntries(value) ? [{ name, list: value }] : []));
  if (own.length || !levels) return own;
  return Object.values(entry).flatMap((value) => (isEntry(value) ? listsWithin(value, levels - 1) : []));
};

/**
 * The list of records that an object wraps: one with a usual name, otherwise the longest. Undefined for an object that is
 * a record itself, because it has more texts than its lists have entries.
 */
export const wrappedList = (entry: Entry): unknown[] | undefined => {
  const lists = listsWithin(entry, MAX_WRAPPERS).toSorted((a, b) => b.list.length - a.list.length);
  const named = lists.find(({ name }) => LIST_NAMES.test(name));
  if (named) return named.list;
  const texts = Object.values(entry).filter((value) => typeof value === 'string' && value !== '').length;
  const [longest] = lists;
  return longest && longest.list.length > texts ? longest.list : undefined;
};

/** Values of an object whose parts are columns of their own have at most this many levels. */
const MAX_PARTS = 4;

/**
 * An entry with a property for each part of its objects: `{ job: { title } }` has `job.title`. Objects in lists have one
 * value per line.
 */
export const flatten = (entry: Entry, prefix = '', levels = MAX_PARTS): Entry => {
  const flat: Entry = {};
  const add = (key: string, value: unknown) => {
    flat[key] = key in flat ? [flat[key], value].flat() : value;
  };
  for (const [key, value] of Object.entries(entry)) {
    const name = `${prefix}${key}`;
    const parts = [value].flat().filter(isEntry);
    if (!parts.length || !levels || parts.length < [value].flat().length) add(name, value);
    else
      for (const part of parts)
        for (const [inner, cell] of Object.entries(flatten(part, `${name}.`, levels - 1))) add(inner, cell);
  }
  return flat;
};
