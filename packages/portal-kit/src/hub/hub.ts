import { EVENT, HUB_PATH, type PortalEvent, SESSION_OVER, SOCKET_OVERLOADED } from '@skills-architect/contracts';
import { type Changes, invalidateAll, invalidateChanges, refetchFailed } from '../calls/cache';

type Listener = (event: PortalEvent) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After being dropped as too slow, the page waits as long as after this many failures. */
const AFTER_OVERLOAD = 3;
/** Random refetch delay, so that browsers do not all refetch at the same moment. */
const SPREAD_MS = 1000;

const listeners = new Set<Listener>();
let socket: WebSocket | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Position of the last event received; positions are opaque strings that compare in order. */
let last: string | undefined;
/** The hub dropped this page as too slow: a gap is possible. */
let isBehind = false;
let changed = new Map<string, ReadonlySet<number> | undefined>();
let spreading: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to every event of the hub; each is delivered once. */
export const onEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const isConnected = (): boolean => socket?.readyState === WebSocket.OPEN;

const namesIn = ({ resource, resources }: PortalEvent['data']): string[] =>
  [resource, ...(Array.isArray(resources) ? resources : [])].filter((name) => typeof name === 'string');

/** Whether an event invalidates a resource. */
export const invalidates = ({ name, data }: PortalEvent, resource: string): boolean =>
  name === EVENT.resync || (name === EVENT.changed && namesIn(data).includes(resource));

const notifyListeners = (event: PortalEvent): void => {
  for (const listener of [...listeners]) listener(event);
};

/** Large changes name no ids. */
const idsIn = ({ ids }: PortalEvent['data']): ReadonlySet<number> | undefined =>
  Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'number')) : undefined;

const invalidateSoon = (changes: Changes): void => {
  for (const [name, ids] of changes) {
    const known = changed.has(name) ? changed.get(name) : new Set<number>();
    changed.set(name, known && ids && new Set([...known, ...ids]));
  }
  spreading ??= setTimeout(() => {
    const spread = changed;
    spreading = undefined;
    changed = new Map();
    void invalidateChanges(spread);
  }, Math.random() * SPREAD_MS);
};

/** Delivers an event to its listeners, once. */
export const take = (
  event: PortalEvent,
  invalidateChanged: (changes: Changes) => unknown = invalidateChanges,
): void => {
  const { name, position } = event;
  const isKnown = last !== undefined && position <= last;
  if (name === EVENT.resync || isBehind) {
    isBehind = false;
    void invalidateAll();
  } else if (isKnown && name !== EVENT.hello) return;
  if (!isKnown || name === EVENT.resync) last = position;
  if (name === EVENT.changed)
    invalidateChanged(new Map(namesIn(event.data).map((resource) => [resource, idsIn(event.data)])));
  if (name === EVENT.started) refetchFailed();
  notifyListeners(event);
};

const isEvent = (value: unknown): value is PortalEvent =>
  typeof value === 'object' && value !== null && 'position' in value && 'name' in value && 'data' in value;

const read = (text: unknown): void => {
  const message: unknown = JSON.parse(String(text));
  if (isEvent(message)) take(message, invalidateSoon);
  else console.warn('The hub sent an invalid event', message);
};

const address = () => {
  const url = new URL(HUB_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (last !== undefined) url.searchParams.set('last', last);
  return url;
};

/** Exponential backoff with jitter. */
const waitAfter = (failed: number) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failed) * (0.5 + Math.random() / 2);

const connect = () => {
  clearTimeout(again);
  const opened = new WebSocket(address());
  socket = opened;
  opened.onopen = () => {
    // Other requests may have failed too while the portal was unreachable.
    if (failures) refetchFailed();
    failures = 0;
  };
  opened.onmessage = ({ data }) => read(data);
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    if (code === SESSION_OVER) notifyListeners({ position: '', to: { all: true }, name: EVENT.session, data: {} });
    if (code === SOCKET_OVERLOADED) {
      isBehind = true;
      last = undefined;
      failures = Math.max(failures, AFTER_OVERLOAD);
    }
    again = setTimeout(connect, waitAfter(failures++));
  };
};

/** Opens the page's only websocket to the hub. */
export const openHub = (): void => {
  if (!socket) connect();
};

/** Closes the websocket and resets the position for the next user. */
export const closeHub = (): void => {
  clearTimeout(again);
  const closing = socket;
  socket = undefined;
  clearTimeout(spreading);
  spreading = undefined;
  changed = new Map();
  last = undefined;
  isBehind = false;
  failures = 0;
  closing?.close();
};
