import { createPath, type Location, type Navigator, type To } from 'react-router-dom';

/** Why the user leaves the screen. */
export interface Leaving {
  /** The user did not choose to leave: stored drafts stay and are offered again. */
  keepDrafts?: boolean;
  /** Whether the user is still where the question was asked, with what it was asked about; without it, yes. */
  isCurrent?: () => boolean;
}

/** Something that asks before it is left. */
interface Blocker {
  ask: (leaving: Leaving) => Promise<boolean>;
  /** Query parameter of the pop-up that asks; another value leaves the pop-up. */
  popUp: string | undefined;
}

/** Options of a navigation: `replace` adds no history entry, `skipConfirm` skips the blockers. */
export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  skipConfirm?: boolean;
}

const blockers = new Set<Blocker>();
const listeners = new Set<() => void>();

const readField = (state: unknown, field: string): unknown =>
  typeof state === 'object' && state !== null && field in state ? Reflect.get(state, field) : undefined;

const readIndex = (state: unknown): number | undefined => {
  const index = readField(state, 'idx');
  return typeof index === 'number' ? index : undefined;
};

const readLocation = (): Location => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
  state: readField(window.history.state, 'usr') ?? null,
  key: String(readField(window.history.state, 'key') ?? 'default'),
});

let current = readLocation();
let index = readIndex(window.history.state) ?? 0;
/** The browser answers a step within this time, or has no entry to go to, of which it tells nothing. */
const LONGEST_STEP_MS = 1000;
/** A call of `history.go` by this file, until its `popstate` event. */
type Step =
  | { kind: 'none' }
  /** Back to the entry that the browser left before the user could be asked; `next` is the step to make afterwards. */
  | { kind: 'returning'; next?: number }
  /** Through the history, after the user agreed: its `popstate` asks nothing, and other steps wait until it has arrived. */
  | { kind: 'going'; timer: ReturnType<typeof setTimeout> };
const NO_STEP: Step = { kind: 'none' };
let step: Step = NO_STEP;
/** A question about leaving is open; further attempts to leave are ignored meanwhile. */
let isAsking = false;

const isGoing = () => step.kind === 'going' || (step.kind === 'returning' && step.next !== undefined);

/** Ends a step whose `popstate` has come, or will not come. */
const endStep = () => {
  if (step.kind !== 'going') return;
  clearTimeout(step.timer);
  step = NO_STEP;
};

const goAllowed = (delta: number) => {
  if (step.kind === 'returning') {
    step = { kind: 'returning', next: delta };
    return;
  }
  endStep();
  step = { kind: 'going', timer: setTimeout(endStep, LONGEST_STEP_MS) };
  window.history.go(delta);
};

const emit = () => {
  endStep();
  current = readLocation();
  index = readIndex(window.history.state) ?? index;
  for (const listener of [...listeners]) listener();
};

const readParameter = (search: string, name: string) => new URLSearchParams(search).get(name);

type Place = Pick<Location, 'pathname' | 'search'>;

/** Another path leaves the screen; so does another client, which remounts the screen. */
const leavesScreen = ({ pathname, search }: Place) => {
  const [now, next] = [readParameter(current.search, 'client'), readParameter(search, 'client')];
  return pathname !== current.pathname || (now !== null && next !== null && now !== next);
};

/** What asks before this place is opened: everything on a screen that is left, else the pop-ups that close. */
const listBlockers = (to: Place): Blocker[] => {
  if (leavesScreen(to)) return [...blockers];
  const closes = (popUp: string) => readParameter(current.search, popUp) !== readParameter(to.search, popUp);
  return [...blockers].filter(({ popUp }) => popUp !== undefined && closes(popUp));
};

const askAll = async (asked: Iterable<Blocker>, leaving: Leaving = {}) => {
  for (const { ask } of asked) if (!(await ask(leaving))) return false;
  return true;
};

/** Asks every blocker in turn; true when all allow leaving the screen. */
export const mayLeave = (leaving?: Leaving): Promise<boolean> => askAll([...blockers], leaving);

const leave = async (asked: readonly Blocker[], go: () => void) => {
  if (isAsking) return;
  isAsking = true;
  const { key } = current;
  // A pop-up may close, or its changes be saved, while the question is open; Yes is then the answer to nothing.
  const isCurrent = () => !isGoing() && current.key === key && asked.some((blocker) => blockers.has(blocker));
  const isAllowed = await askAll(asked, { isCurrent }).finally(() => {
    isAsking = false;
  });
  if (isAllowed) go();
};

/** Whether no blocker is active. */
export const hasNoBlockers = (): boolean => blockers.size === 0;

const onPopState = (event: PopStateEvent) => {
  // single-spa fires an artificial event after pushes; those were already emitted.
  if ('singleSpa' in event) return;
  if (step.kind === 'returning') {
    const { next } = step;
    step = NO_STEP;
    event.stopImmediatePropagation();
    if (next !== undefined) goAllowed(next);
    return;
  }
  const delta = (readIndex(window.history.state) ?? index - 1) - index;
  const asked = isGoing() || delta === 0 ? [] : listBlockers(window.location);
  if (!asked.length) {
    queueMicrotask(emit);
    return;
  }
  event.stopImmediatePropagation();
  step = { kind: 'returning' };
  window.history.go(-delta);
  void leave(asked, () => goAllowed(delta));
};

/** Starts listening to Back and Forward. Call it before single-spa starts, so that blockers run before its routing. */
export const startHistory = (): (() => void) => {
  if (readIndex(window.history.state) === undefined) window.history.replaceState({ idx: index }, '');
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
};

const toHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
const toUrl = (href: string) => new URL(href, window.location.href);
const createKey = () => Math.random().toString(36).slice(2, 10);

/** Navigates to a full path; what would be left is asked first. */
export const navigate = (to: To, { replace = false, state, skipConfirm = false }: NavigateOptions = {}): void => {
  const href = toHref(to);
  const go = () => {
    if (replace) window.history.replaceState({ usr: state, key: createKey(), idx: index }, '', href);
    else window.history.pushState({ usr: state, key: createKey(), idx: index + 1 }, '', href);
    emit();
  };
  const asked = skipConfirm ? [] : listBlockers(toUrl(href));
  if (asked.length) void leave(asked, go);
  else go();
};

/**
 * Goes back to a former entry of the history, which is at this path: by default to the previous one. Asks first like
 * `navigate`. The browser goes later, so that a second call before it has gone, such as that of a double click, does nothing.
 */
export const goBackTo = (
  href: string,
  { skipConfirm = false, steps = 1 }: Pick<NavigateOptions, 'skipConfirm'> & { steps?: number } = {},
): void => {
  if (isGoing()) return;
  const asked = skipConfirm ? [] : listBlockers(toUrl(href));
  if (asked.length) void leave(asked, () => goAllowed(-steps));
  else goAllowed(-steps);
};

/** The shared history of the page as the router's `Navigator`. */
export const portalNavigator: Navigator = {
  createHref: toHref,
  push: (to, state: unknown) => navigate(to, { state }),
  replace: (to, state: unknown) => navigate(to, { state, replace: true }),
  go: (delta) => window.history.go(delta),
};

/**
 * Registers what asks before any navigation to another path, by link, menu, Back or Forward; returns a function that
 * removes it. With `popUp`, the query parameter of a pop-up, closing the pop-up asks too.
 */
export const block = (ask: Blocker['ask'], popUp?: string): (() => void) => {
  const blocker = { ask, popUp };
  blockers.add(blocker);
  return () => {
    blockers.delete(blocker);
  };
};

/** Current location of the page. */
export const currentLocation = (): Location => current;
/** Subscribes to completed navigations; returns the unsubscribe function. */
export const onNavigate = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
