export type Value = string | number | boolean | readonly number[] | readonly string[];
export type Values = Record<string, Value>;

/** A field whose default does not tell its kind. */
interface Kind<V extends Value> {
  kind: 'typed' | 'names';
  start: V;
}
/** A text that the user types; a plain `''` is the default of a text that is chosen. */
export const typedText: Kind<string> = { kind: 'typed', start: '' };
/** Names chosen from a list; a plain `[]` is the default of chosen ids. */
export const nameList: Kind<readonly string[]> = { kind: 'names', start: [] };

/** Fields of a query string: their defaults, or their kinds. */
export type Fields = Record<string, Value | Kind<string> | Kind<readonly string[]>>;
type ValueOf<F> = F extends string
  ? string
  : F extends number
    ? number
    : F extends boolean
      ? boolean
      : F extends Kind<infer V>
        ? V
        : readonly number[];
/** The values of the fields; literal types of the defaults are widened. */
export type QueryState<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

const hasKind = (field: Fields[string]): field is Kind<string> | Kind<readonly string[]> =>
  typeof field === 'object' && 'kind' in field;
const startOf = (field: Fields[string]): Value => (hasKind(field) ? field.start : field);
export const isTyped = (field: Fields[string] | undefined): boolean =>
  field !== undefined && hasKind(field) && field.kind === 'typed';

export const readDefaults = (fields: Fields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startOf(field)]));

const isNumber = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));
/** Ids, counts and sizes are integers from 0; -1 stands for all sources or for a new record. */
const isIdOrCount = (text: string | undefined): text is string => {
  const value = Number(text);
  return isNumber(text) && Number.isSafeInteger(value) && value >= -1;
};

const isPage = (name: string) => name === 'page' || name.endsWith('Page');
/** Beyond the end of any list, but still an offset that services accept. */
const LAST_PAGE = 1_000_000;
const toPage = (page: number) => Math.min(Math.max(Math.trunc(page), 1), LAST_PAGE);

/** A value of the wrong type counts as missing. */
const parse = (name: string, texts: readonly string[], field: Fields[string]): Value => {
  const start = startOf(field);
  const [first] = texts;
  if (first === undefined) return start;
  if (hasKind(field)) return field.kind === 'names' ? texts : first;
  if (typeof start === 'number') {
    if (isPage(name)) return isNumber(first) ? toPage(Number(first)) : start;
    return isIdOrCount(first) ? Number(first) : start;
  }
  if (typeof start === 'boolean') return first === 'true';
  if (typeof start === 'string') return first;
  return texts.filter(isIdOrCount).map(Number);
};

export const readQuery = <F extends Fields>(search: string, fields: F): QueryState<F> => {
  const params = new URLSearchParams(search);
  const entries = Object.entries(fields).map(([name, field]) => [name, parse(name, params.getAll(name), field)]);
  return Object.fromEntries(entries);
};

export const isSame = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);
const toList = (value: Value): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** Writes the values into the query string; those at their default are omitted. */
export const writeQuery = (search: string, defaults: Values, values: Values): string => {
  const params = new URLSearchParams(search);
  for (const [name, start] of Object.entries(defaults)) {
    const value = values[name] ?? start;
    params.delete(name);
    if (!isSame(value, start)) for (const item of toList(value)) params.append(name, item);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};
