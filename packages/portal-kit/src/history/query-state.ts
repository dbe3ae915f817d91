import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLocation, navigate } from './portal-history';

type Value = string | number | boolean | readonly number[];
type Widened<V> = V extends string
  ? string
  : V extends number
    ? number
    : V extends boolean
      ? boolean
      : readonly number[];
type Shape = Record<string, Value>;
/** The state in the query string; literal types of the defaults are widened. */
export type QueryState<S extends Shape> = { [K in keyof S]: Widened<S[K]> };

const isNumber = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));

/** Parses one field of the query string; a value of the wrong type counts as missing. */
const parsed = (given: readonly string[], fallback: Value): Value => {
  const first = given[0];
  if (first === undefined) return fallback;
  if (typeof fallback === 'number') return isNumber(first) ? Number(first) : fallback;
  if (typeof fallback === 'boolean') return first === 'true';
  if (typeof fallback === 'string') return first;
  return given.filter(isNumber).map(Number);
};

const toList = (value: Value): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

const readFrom = <S extends Shape>(search: string, defaults: S): QueryState<S> => {
  const params = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([field, fallback]) => [field, parsed(params.getAll(field), fallback)]);
  return Object.fromEntries(entries);
};

const written = (search: string, defaults: Shape, state: Shape): string => {
  const params = new URLSearchParams(search);
  for (const [field, fallback] of Object.entries(defaults)) {
    const value = state[field] ?? fallback;
    params.delete(field);
    if (!same(value, fallback)) for (const item of toList(value)) params.append(field, item);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};

/**
 * Filters, page and sort of a list, stored in the query string: reload, Back and a shared link restore them. Fields at
 * their default are omitted, arrays hold ids; a change of anything but `page` resets to the first page. Only the
 * defaults of the first render are used.
 * @example const [filter, setFilter] = useQueryState({ searchString: '', personaGroupId: [], page: 1 })
 */
export function useQueryState<const S extends Shape>(
  initial: S,
): readonly [QueryState<S>, (change: Partial<QueryState<S>>) => void] {
  const { search } = useLocation();
  const [defaults] = useState(initial);
  const state = useMemo(() => readFrom(search, defaults), [search, defaults]);
  const change = useCallback(
    (part: Partial<QueryState<S>>) => {
      const { pathname, search: now, hash } = currentLocation();
      const next: Shape = { ...readFrom(now, defaults), ...part };
      if ('page' in defaults && !('page' in part)) next.page = defaults.page ?? 1;
      navigate(`${pathname}${written(now, defaults, next)}${hash}`, { replace: true });
    },
    [defaults],
  );
  return [state, change];
}
