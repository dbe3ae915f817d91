import { EVENT, HUB_PATH, type PortalEvent, SESSION_OVER } from '@skills-architect/contracts';
import { askFailedAgain, invalidate, invalidateAll } from '../calls/cache';

type Listener = (event: PortalEvent) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

const listeners = new Set<Listener>();
let socket: WebSocket | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let lastSeq: number | undefined;
/** Numbers of events that were told lately: the hub tells some again, and not always in the order of their numbers. */
let told: number[] = [];
/** The last event before this page began to listen. */
let openedAt = 0;
const MOST_TOLD = 500;

/** Hears every event of the hub, each once. */
export const onEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const isConnected = (): boolean => socket?.readyState === WebSocket.OPEN;

const namesIn = ({ resource, resources }: PortalEvent['data']): string[] =>
  [resource, ...(Array.isArray(resources) ? resources : [])].filter((name) => typeof name === 'string');

/** Whether an event says that what is known of a resource is out of date. */
export const invalidates = ({ name, data }: PortalEvent, resource: string): boolean =>
  name === EVENT.resync || (name === EVENT.changed && namesIn(data).includes(resource));

const tell = (event: PortalEvent): void => {
  for (const listener of [...listeners]) listener(event);
};

/** Whether an event was told before, or is older than this page. */
const isKnown = ({ seq }: PortalEvent): boolean => seq <= openedAt || told.includes(seq);

/** Hands an event to whom it concerns, once. */
export const take = (event: PortalEvent): void => {
  const { name, seq } = event;
  if (name === EVENT.resync) {
    told = [];
    openedAt = seq;
    lastSeq = seq;
    void invalidateAll();
  } else if (name === EVENT.hello) {
    if (lastSeq === undefined) openedAt = seq;
    lastSeq = Math.max(seq, lastSeq ?? 0);
  } else {
    if (isKnown(event)) return;
    told = [...told, seq].slice(-MOST_TOLD);
    lastSeq = Math.max(seq, lastSeq ?? 0);
  }
  if (name === EVENT.changed) void invalidate(namesIn(event.data));
  if (name === EVENT.started) askFailedAgain();
  tell(event);
};

const isEvent = (value: unknown): value is PortalEvent =>
  typeof value === 'object' && value !== null && 'seq' in value && 'name' in value && 'data' in value;

const read = (text: unknown): void => {
  const message: unknown = JSON.parse(String(text));
  if (isEvent(message)) take(message);
  else console.warn('The hub sent something that is no event', message);
};

const address = () => {
  const url = new URL(HUB_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (lastSeq !== undefined) url.searchParams.set('last', String(lastSeq));
  return url;
};

/** Longer after every failure, and never for all browsers at the same moment. */
const waitAfter = (failed: number) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failed) * (0.5 + Math.random() / 2);

const connect = () => {
  clearTimeout(again);
  const opened = new WebSocket(address());
  socket = opened;
  opened.onopen = () => {
    // The portal was away: so is, for this page, what it asked meanwhile.
    if (failures) askFailedAgain();
    failures = 0;
  };
  opened.onmessage = ({ data }) => read(data);
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    if (code === SESSION_OVER) tell({ seq: 0, to: { all: true }, name: EVENT.session, data: {} });
    again = setTimeout(connect, waitAfter(failures++));
  };
};

/** Opens the page's one socket to the hub. */
export const openHub = (): void => {
  if (!socket) connect();
};

/** Closes the socket and forgets where it stood; the next user starts afresh. */
export const closeHub = (): void => {
  clearTimeout(again);
  const closing = socket;
  socket = undefined;
  lastSeq = undefined;
  told = [];
  openedAt = 0;
  failures = 0;
  closing?.close();
};
