import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLocation, goBackTo, mayLeave, navigate } from './portal-history';
import {
  type Fields,
  isSame,
  isTyped,
  type QueryState,
  readDefaults,
  readQuery,
  type Values,
  writeQuery,
} from './query-fields';

/** Stored in the state of the history entry that a change of the query string adds. */
interface HistoryStep {
  /** The URL before the change. */
  from?: string;
  /** The text field being typed into. */
  typing?: string;
  /** For a later step of a pop-up: the URLs before its former steps, the last one first. */
  earlier?: string[];
}
const readText = (state: unknown, field: string): string | undefined => {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;
  return typeof text === 'string' ? text : undefined;
};
const readTexts = (state: unknown, field: string): string[] => {
  const texts: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
};
const readStep = (state: unknown): HistoryStep => ({
  from: readText(state, 'from'),
  typing: readText(state, 'typing'),
  earlier: readTexts(state, 'earlier'),
});
/** The URLs that going back leads to, the nearest first. */
const listFormer = ({ from, earlier = [] }: HistoryStep): string[] => (from === undefined ? [] : [from, ...earlier]);

const listChangedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => !isSame(before[name] ?? '', after[name] ?? ''));

/** Whether exactly one value, not a typed one, returns to its default, for example when a pop-up closes. */
const isClosing = (before: Values, after: Values, fields: Fields): boolean => {
  const [name = '', ...others] = listChangedFields(before, after);
  return others.length === 0 && !isTyped(fields[name]) && after[name] === fields[name];
};

/**
 * The text field being typed into, if the change only adds or removes letters at its end. Typing in one field adds one
 * history entry.
 */
const findTypedField = (before: Values, after: Values, fields: Fields): string | undefined => {
  const [name = '', ...others] = listChangedFields(before, after).filter((changed) => changed !== 'page');
  if (others.length || !isTyped(fields[name])) return undefined;
  const [oldText, newText] = [String(before[name]), String(after[name])];
  if (!newText) return undefined;
  return newText.startsWith(oldText) || oldText.startsWith(newText) ? name : undefined;
};

interface ChangeOptions {
  /**
   * Asks about unsaved changes first: with true those of the whole screen, because the change discards them; with
   * false none, because they are saved. Without it those of a pop-up that the change closes.
   */
  confirm?: boolean;
  /**
   * The change leads to another step of the open pop-up: to a former step it goes back in the history, and closing the
   * pop-up goes back over all of its steps. In a pop-up opened by its own URL it replaces the history entry.
   */
  isStep?: boolean;
}

/**
 * Filters, page and sort of a list, stored in the query string: reload and a shared link restore them, and Back undoes
 * each change. `fields` has the default of each field, or its kind: `typedText` for a search text, whose consecutive
 * changes are one history entry, and `nameList` for chosen names; `[]` is for ids. Fields at their default are omitted.
 * Numbers other than integers from -1 count as missing. A change of anything but `page` resets to the first page.
 * `page` and fields ending in `Page` are truncated to integers from 1. `fields` is read at the first render only.
 *
 * A change belongs to the screen that made it: after the user has left that screen, it is not written.
 * @example const [filter, setFilter] = useQueryState({ searchString: typedText, personaGroupId: [], page: 1 })
 */
export function useQueryState<const F extends Fields>(
  fields: F,
): readonly [QueryState<F>, (change: Partial<QueryState<F>>, options?: ChangeOptions) => void] {
  const { pathname: ownPathname, search } = useLocation();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [ownFields] = useState(fields);
  const state = useMemo(() => readQuery(search, ownFields), [search, ownFields]);
  const change = useCallback(
    (part: Partial<QueryState<F>>, { confirm, isStep = false }: ChangeOptions = {}) => {
      const { pathname, search: currentSearch, hash, state: step, key } = currentLocation();
      if (!isMounted.current || pathname !== ownPathname) return;
      const defaults = readDefaults(ownFields);
      const before = readQuery(currentSearch, ownFields);
      const next: Values = { ...before, ...part };
      if ('page' in defaults && !('page' in part)) next.page = defaults.page ?? 1;
      const href = writeQuery(currentSearch, defaults, next);
      if (href === currentSearch) return;
      const lastStep = readStep(step);
      const skipConfirm = confirm !== undefined;
      // Goes back instead of adding an entry, so that Back does not reopen what was just closed.
      const former = listFormer(lastStep);
      const mayGoBack = isStep || isClosing(before, next, ownFields);
      const stepsBack = mayGoBack ? former.indexOf(`${pathname}${href}`) + 1 : 0;
      const typing = findTypedField(before, next, ownFields);
      const continuesTyping = typing !== undefined && typing === lastStep.typing;
      // Opened by its own URL, a pop-up has no former step to go back to.
      const isFirst = isStep && former.length === 0;
      const own = isFirst ? undefined : `${pathname}${currentSearch}`;
      const nextStep: HistoryStep = { from: continuesTyping ? lastStep.from : own, typing };
      if (isStep) nextStep.earlier = former;
      const replace = continuesTyping || isFirst;
      const write = () => {
        if (stepsBack > 0) return goBackTo(`${pathname}${href}`, { skipConfirm, steps: stepsBack });
        navigate(`${pathname}${href}${hash}`, { replace, state: nextStep, skipConfirm });
      };
      if (!confirm) return write();
      void mayLeave().then((isAllowed) => {
        if (isAllowed && isMounted.current && currentLocation().key === key) write();
      });
    },
    [ownFields, ownPathname],
  );
  return [state, change];
}
