import { createPath, type Location, type Navigator, type To } from 'react-router-dom';

type Asker = () => Promise<boolean>;

/** How a move is made: `replace` leaves no entry behind, `asked` skips the questions of `block`. */
export interface MoveOptions {
  replace?: boolean;
  state?: unknown;
  asked?: boolean;
}

const blockers = new Set<Asker>();
const listeners = new Set<() => void>();

const readField = (state: unknown, field: string): unknown =>
  typeof state === 'object' && state !== null && field in state ? Reflect.get(state, field) : undefined;

const readIndex = (state: unknown): number | undefined => {
  const index = readField(state, 'idx');
  return typeof index === 'number' ? index : undefined;
};

const read = (): Location => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
  state: readField(window.history.state, 'usr') ?? null,
  key: String(readField(window.history.state, 'key') ?? 'default'),
});

let current = read();
let index = readIndex(window.history.state) ?? 0;
/** A move that was asked for and allowed is on its way and must not be asked for again. */
let passing = false;
/** The browser is on its way back to the entry that it left before the person could be asked. */
let restoring = false;

const emit = () => {
  current = read();
  index = readIndex(window.history.state) ?? index;
  for (const listener of [...listeners]) listener();
};

const leaves = (pathname: string) => pathname !== current.pathname && blockers.size > 0;

/** Asks every blocker in turn; true when nothing stands in the way of leaving the screen. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of [...blockers]) if (!(await ask())) return false;
  return true;
};

/** Whether nobody would have to be asked. */
export const mayLeaveQuietly = (): boolean => blockers.size === 0;

const onPopState = (event: PopStateEvent) => {
  // single-spa announces pushes by an artificial event; those were emitted when they were made.
  if ('singleSpa' in event) return;
  if (restoring) {
    restoring = false;
    event.stopImmediatePropagation();
    return;
  }
  const delta = (readIndex(window.history.state) ?? index - 1) - index;
  if (passing || delta === 0 || !leaves(window.location.pathname)) {
    passing = false;
    queueMicrotask(emit);
    return;
  }
  event.stopImmediatePropagation();
  restoring = true;
  window.history.go(-delta);
  void mayLeave().then((allowed) => {
    if (!allowed) return;
    passing = true;
    window.history.go(delta);
  });
};

/** Begins to hear Back and Forward. Call it before single-spa starts, so that questions come before its routing. */
export const startHistory = (): (() => void) => {
  if (readIndex(window.history.state) === undefined) window.history.replaceState({ idx: index }, '');
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
};

const toHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
const toUrl = (href: string) => new URL(href, window.location.href);
const key = () => Math.random().toString(36).slice(2, 10);

/** Moves the page to a full path and asks first when somebody blocks. */
export const navigate = (to: To, { replace = false, state, asked = false }: MoveOptions = {}): void => {
  const href = toHref(to);
  const go = () => {
    if (replace) window.history.replaceState({ usr: state, key: key(), idx: index }, '', href);
    else window.history.pushState({ usr: state, key: key(), idx: index + 1 }, '', href);
    emit();
  };
  if (asked || !leaves(toUrl(href).pathname)) go();
  else
    void mayLeave().then((allowed) => {
      if (allowed) go();
    });
};

/** The one history of the page, in the form the router wants. */
export const portalNavigator: Navigator = {
  createHref: toHref,
  push: (to, state: unknown) => navigate(to, { state }),
  replace: (to, state: unknown) => navigate(to, { state, replace: true }),
  go: (delta) => window.history.go(delta),
};

/** Has `ask` answer before any move to another path, by link, menu, Back or Forward; returns how to stop that. */
export const block = (ask: Asker): (() => void) => {
  blockers.add(ask);
  return () => {
    blockers.delete(ask);
  };
};

/** Where the page is. */
export const currentLocation = (): Location => current;
/** Hears of every move, once it is made; returns how to stop that. */
export const onMove = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
