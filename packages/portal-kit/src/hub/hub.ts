import { EVENT, HUB_PATH, type PortalEvent, SESSION_OVER, SOCKET_OVERLOADED } from '@skills-architect/contracts';
import { type Changes, invalidateAll, invalidateChanges, refetchFailed } from '../calls/cache';

type Listener = (event: PortalEvent) => void;

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
/** A page that the hub dropped as too slow waits before reconnecting as long as after this many failures. */
const OVERLOAD_FAILURES = 3;
/** Random refetch delay, so that browsers do not all refetch at the same moment. */
const SPREAD_MS = 1000;

const listeners = new Set<Listener>();
let socket: WebSocket | undefined;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Position of the last event received; positions are opaque strings that compare in order. */
let lastPosition: string | undefined;
/** The hub dropped this page as too slow: a gap is possible. */
let isBehind = false;
/** Changes to be invalidated together: ids by resource; undefined stands for all records. */
let pendingChanges = new Map<string, ReadonlySet<number> | undefined>();
let invalidationTimer: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to every event of the hub; each is delivered once. */
export const onEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const isConnected = (): boolean => socket?.readyState === WebSocket.OPEN;

const listResourceNames = ({ resource, resources }: PortalEvent['data']): string[] =>
  [resource, ...(Array.isArray(resources) ? resources : [])].filter((name) => typeof name === 'string');

/** Whether an event invalidates a resource. */
export const invalidates = ({ name, data }: PortalEvent, resource: string): boolean =>
  name === EVENT.resync || (name === EVENT.changed && listResourceNames(data).includes(resource));

const notifyListeners = (event: PortalEvent): void => {
  for (const listener of [...listeners]) listener(event);
};

/** The changed ids; undefined when the change is too large to name them. */
const readIds = ({ ids }: PortalEvent['data']): ReadonlySet<number> | undefined =>
  Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'number')) : undefined;

const invalidateSoon = (changes: Changes): void => {
  for (const [name, ids] of changes) {
    const knownIds = pendingChanges.has(name) ? pendingChanges.get(name) : new Set<number>();
    pendingChanges.set(name, knownIds && ids && new Set([...knownIds, ...ids]));
  }
  invalidationTimer ??= setTimeout(() => {
    const collectedChanges = pendingChanges;
    invalidationTimer = undefined;
    pendingChanges = new Map();
    void invalidateChanges(collectedChanges);
  }, Math.random() * SPREAD_MS);
};

/** Delivers an event to its listeners, once. */
export const deliver = (
  event: PortalEvent,
  invalidateChanged: (changes: Changes) => unknown = invalidateChanges,
): void => {
  const { name, position } = event;
  const isSeen = lastPosition !== undefined && position <= lastPosition;
  if (name === EVENT.resync || isBehind) {
    isBehind = false;
    void invalidateAll();
  } else if (isSeen && name !== EVENT.hello) return;
  if (!isSeen || name === EVENT.resync) lastPosition = position;
  if (name === EVENT.changed)
    invalidateChanged(new Map(listResourceNames(event.data).map((resource) => [resource, readIds(event.data)])));
  if (name === EVENT.started) refetchFailed();
  notifyListeners(event);
};

const isEvent = (value: unknown): value is PortalEvent =>
  typeof value === 'object' && value !== null && 'position' in value && 'name' in value && 'data' in value;

const readMessage = (text: unknown): void => {
  const message: unknown = JSON.parse(String(text));
  if (isEvent(message)) deliver(message, invalidateSoon);
  else console.warn('The hub sent an invalid event', message);
};

const buildAddress = () => {
  const url = new URL(HUB_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (lastPosition !== undefined) url.searchParams.set('last', lastPosition);
  return url;
};

/** Exponential backoff with jitter. */
const toWaitMs = (failed: number) => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failed) * (0.5 + Math.random() / 2);

const connect = () => {
  clearTimeout(reconnectTimer);
  const newSocket = new WebSocket(buildAddress());
  socket = newSocket;
  newSocket.onopen = () => {
    // Other requests may have failed too while the portal was unreachable.
    if (failures) refetchFailed();
    failures = 0;
  };
  newSocket.onmessage = ({ data }) => readMessage(data);
  newSocket.onclose = ({ code }) => {
    if (socket !== newSocket) return;
    if (code === SESSION_OVER) notifyListeners({ position: '', to: { all: true }, name: EVENT.session, data: {} });
    if (code === SOCKET_OVERLOADED) {
      isBehind = true;
      lastPosition = undefined;
      failures = Math.max(failures, OVERLOAD_FAILURES);
    }
    reconnectTimer = setTimeout(connect, toWaitMs(failures++));
  };
};

/** Opens the page's only websocket to the hub. */
export const openHub = (): void => {
  if (!socket) connect();
};

/** Closes the websocket and resets the position for the next user. */
export const closeHub = (): void => {
  clearTimeout(reconnectTimer);
  const closing = socket;
  socket = undefined;
  clearTimeout(invalidationTimer);
  invalidationTimer = undefined;
  pendingChanges = new Map();
  lastPosition = undefined;
  isBehind = false;
  failures = 0;
  closing?.close();
};
