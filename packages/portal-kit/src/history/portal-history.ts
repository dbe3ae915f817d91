import { createPath, type Location, type Navigator, type To } from 'react-router-dom';

/** Why the user leaves the screen. */
export interface Leaving {
  /** The user did not choose to leave: stored drafts stay and are offered again. */
  keepDrafts?: boolean;
}

type Blocker = (leaving: Leaving) => Promise<boolean>;

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
/** An allowed navigation is in progress and must not be asked for again. */
let isNavigationAllowed = false;
/** The browser is returning to the entry it left before the user could be asked. */
let isRestoring = false;

const emit = () => {
  current = readLocation();
  index = readIndex(window.history.state) ?? index;
  for (const listener of [...listeners]) listener();
};

const readClient = (search: string) => new URLSearchParams(search).get('client');

/** Another path leaves the screen; so does another client, which remounts the screen. */
const leavesScreen = ({ pathname, search }: { pathname: string; search: string }) => {
  const [now, next] = [readClient(current.search), readClient(search)];
  const isOtherClient = now !== null && next !== null && now !== next;
  return (pathname !== current.pathname || isOtherClient) && blockers.size > 0;
};

/** Asks every blocker in turn; true when all allow leaving the screen. */
export const mayLeave = async (leaving: Leaving = {}): Promise<boolean> => {
  for (const ask of [...blockers]) if (!(await ask(leaving))) return false;
  return true;
};

/** Whether no blocker is active. */
export const hasNoBlockers = (): boolean => blockers.size === 0;

const onPopState = (event: PopStateEvent) => {
  // single-spa fires an artificial event after pushes; those were already emitted.
  if ('singleSpa' in event) return;
  if (isRestoring) {
    isRestoring = false;
    event.stopImmediatePropagation();
    return;
  }
  const delta = (readIndex(window.history.state) ?? index - 1) - index;
  if (isNavigationAllowed || delta === 0 || !leavesScreen(window.location)) {
    isNavigationAllowed = false;
    queueMicrotask(emit);
    return;
  }
  event.stopImmediatePropagation();
  isRestoring = true;
  window.history.go(-delta);
  void mayLeave().then((allowed) => {
    if (!allowed) return;
    isNavigationAllowed = true;
    window.history.go(delta);
  });
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

/** Navigates to a full path; active blockers are asked first. */
export const navigate = (to: To, { replace = false, state, skipConfirm = false }: NavigateOptions = {}): void => {
  const href = toHref(to);
  const go = () => {
    if (replace) window.history.replaceState({ usr: state, key: createKey(), idx: index }, '', href);
    else window.history.pushState({ usr: state, key: createKey(), idx: index + 1 }, '', href);
    emit();
  };
  if (skipConfirm || !leavesScreen(toUrl(href))) go();
  else
    void mayLeave().then((allowed) => {
      if (allowed) go();
    });
};

/** The shared history of the page as the router's `Navigator`. */
export const portalNavigator: Navigator = {
  createHref: toHref,
  push: (to, state: unknown) => navigate(to, { state }),
  replace: (to, state: unknown) => navigate(to, { state, replace: true }),
  go: (delta) => window.history.go(delta),
};

/**
 * Registers a blocker that is asked before any navigation to another path, by link, menu, Back or Forward; returns a
 * function that removes it.
 */
export const block = (ask: Blocker): (() => void) => {
  blockers.add(ask);
  return () => {
    blockers.delete(ask);
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
