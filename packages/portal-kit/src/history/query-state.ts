import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLocation, navigate, portalNavigator } from './portal-history';

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

/** Ids, counts and sizes are integers from 0; -1 stands for all sources or for a new record. */
const isIdOrCount = (text: string | undefined): text is string => {
  const value = Number(text);
  return isNumber(text) && Number.isSafeInteger(value) && value >= -1;
};

const isPage = (field: string) => field === 'page' || field.endsWith('Page');
/** Beyond the end of any list, but still an offset that services accept. */
const LAST_PAGE = 1_000_000;
const toPage = (page: number) => Math.min(Math.max(Math.trunc(page), 1), LAST_PAGE);

/** Parses one field of the query string; a value of the wrong type counts as missing. */
const parseField = (field: string, texts: readonly string[], fallback: Value): Value => {
  const first = texts[0];
  if (first === undefined) return fallback;
  if (typeof fallback === 'number') {
    if (isPage(field)) return isNumber(first) ? toPage(Number(first)) : fallback;
    return isIdOrCount(first) ? Number(first) : fallback;
  }
  if (typeof fallback === 'boolean') return first === 'true';
  if (typeof fallback === 'string') return first;
  return texts.filter(isIdOrCount).map(Number);
};

const toList = (value: Value): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
/** Stored in the state of the history entry that a change of the query string adds. */
interface HistoryStep {
  /** The URL before the change. */
  from?: string;
  /** The text field being typed into. */
  typing?: string;
}
const readText = (state: unknown, field: string): string | undefined => {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;
  return typeof text === 'string' ? text : undefined;
};
const readStep = (state: unknown): HistoryStep => ({
  from: readText(state, 'from'),
  typing: readText(state, 'typing'),
});

const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

const readState = <S extends Shape>(search: string, defaults: S): QueryState<S> => {
  const params = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([field, fallback]) => [
    field,
    parseField(field, params.getAll(field), fallback),
  ]);
  return Object.fromEntries(entries);
};

const writeSearch = (search: string, defaults: Shape, state: Shape): string => {
  const params = new URLSearchParams(search);
  for (const [field, fallback] of Object.entries(defaults)) {
    const value = state[field] ?? fallback;
    params.delete(field);
    if (!isSame(value, fallback)) for (const item of toList(value)) params.append(field, item);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};

const listChangedFields = (before: Shape, after: Shape): string[] =>
  Object.keys(after).filter((field) => !isSame(before[field] ?? '', after[field] ?? ''));

type TypedFields = 'typed' | 'chosen' | readonly string[];
const isTyped = (field: string, typed: TypedFields) =>
  typeof typed === 'string' ? typed === 'typed' : typed.includes(field);

/** Whether exactly one value, not a typed one, returns to its default, for example when a pop-up closes. */
const isClosing = (before: Shape, after: Shape, defaults: Shape, typed: TypedFields): boolean => {
  const [field = '', ...others] = listChangedFields(before, after);
  const isText = typeof after[field] === 'string' && isTyped(field, typed);
  return others.length === 0 && !isText && after[field] === defaults[field];
};

/**
 * The text field being typed into, if the change only adds or removes letters at its end. Typing in one field adds one
 * history entry.
 */
const findTypedField = (before: Shape, after: Shape, typed: TypedFields): string | undefined => {
  const [field = '', ...others] = listChangedFields(before, after).filter((name) => name !== 'page');
  if (!isTyped(field, typed)) return undefined;
  const [oldText, newText] = [before[field], after[field]];
  if (others.length || typeof oldText !== 'string' || typeof newText !== 'string' || !newText) return undefined;
  return newText.startsWith(oldText) || oldText.startsWith(newText) ? field : undefined;
};

/**
 * Filters, page and sort of a list, stored in the query string: reload and a shared link restore them, and Back undoes
 * each change. Fields at their default are omitted, arrays hold ids. Numbers other than integers from -1 count as
 * missing. A change of anything but `page` resets to the first page. `page` and fields ending in `Page` are truncated
 * to integers from 1. `initial` is read at the first render only.
 *
 * `texts` says how changes of text fields are added to the history: consecutive changes of one field as one entry
 * (`typed`, for search fields), or each as its own (`chosen`, for ids and names chosen from a list); a constant list
 * names the typed fields beside chosen ones.
 *
 * A change belongs to the screen that made it: after the user has left that screen, it is not written.
 * @example const [filter, setFilter] = useQueryState({ searchString: '', personaGroupId: [], page: 1 })
 */
export function useQueryState<const S extends Shape>(
  initial: S,
  texts: TypedFields = 'typed',
): readonly [QueryState<S>, (change: Partial<QueryState<S>>) => void] {
  const { pathname: ownPathname, search } = useLocation();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [defaults] = useState(initial);
  const state = useMemo(() => readState(search, defaults), [search, defaults]);
  const change = useCallback(
    (part: Partial<QueryState<S>>) => {
      const { pathname, search: currentSearch, hash, state: step } = currentLocation();
      if (!isMounted.current || pathname !== ownPathname) return;
      const before = readState(currentSearch, defaults);
      const next: Shape = { ...before, ...part };
      if ('page' in defaults && !('page' in part)) next.page = defaults.page ?? 1;
      const href = writeSearch(currentSearch, defaults, next);
      if (href === currentSearch) return;
      const lastStep = readStep(step);
      // Goes back instead of adding an entry, so that Back does not reopen what was just closed.
      if (isClosing(before, next, defaults, texts) && lastStep.from === `${pathname}${href}`)
        return portalNavigator.go(-1);
      const typing = findTypedField(before, next, texts);
      const continuesTyping = typing !== undefined && typing === lastStep.typing;
      const nextStep: HistoryStep = { from: continuesTyping ? lastStep.from : `${pathname}${currentSearch}`, typing };
      navigate(`${pathname}${href}${hash}`, { replace: continuesTyping, state: nextStep });
    },
    [defaults, texts, ownPathname],
  );
  return [state, change];
}
