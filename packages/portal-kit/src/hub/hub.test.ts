import { EVENT, type PortalEvent, SESSION_OVER, SOCKET_OVERLOADED } from '@skills-architect/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { cache } from '../calls/cache';
import { closeHub, onEvent, openHub } from './hub';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  close(code = 1006) {
    this.onclose?.({ code });
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  push(position: string, name: string = EVENT.changed, data = {}) {
    this.onmessage?.({ data: JSON.stringify({ position, to: { all: true }, name, data }) });
  }
}

const socket = (index = -1): FakeSocket => {
  const found = FakeSocket.all.at(index);
  if (!found) throw new Error('no socket was opened');
  return found;
};

const received: string[] = [];
let stop = () => {};
const realWebSocket = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.all = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
  received.length = 0;
  stop = onEvent(({ position }) => received.push(position));
  openHub();
});
afterEach(() => {
  cache.clear();
  stop();
  closeHub();
  Object.assign(globalThis, { WebSocket: realWebSocket });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('opens one socket at the portal’s own origin, without a last position', () => {
  openHub();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket().url.href).toBe('ws://localhost/skillsarchitect/hub');
});

test('delivers every event once, in the order of their positions', () => {
  for (const position of ['a1', 'a1', 'b1', 'a2', 'b2']) socket().push(position);
  expect(received).toEqual(['a1', 'b1', 'b2']);
});

test('after reconnecting to an instance that is behind, delivers only new events', () => {
  socket().push('a7', 'hello');
  socket().push('a8');
  socket().close();
  jest.advanceTimersByTime(500);
  socket().push('a8', 'hello');
  socket().push('a8');
  socket().push('a9');
  expect(received).toEqual(['a7', 'a8', 'a8', 'a9']);
});

test('reconnects with growing delays and sends the last position', () => {
  socket().push('a7');
  socket().close();
  jest.advanceTimersByTime(499);
  expect(FakeSocket.all).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(socket().url.search).toBe('?last=a7');
  socket().close();
  jest.advanceTimersByTime(999);
  expect(FakeSocket.all).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(3);
  socket().open();
  socket().close();
  jest.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(4);
});

test('a page dropped as too slow reconnects later and refetches everything', async () => {
  const queryFn = jest.fn(async () => 'answer');
  const stopWatching = new QueryObserver(cache, { queryKey: ['slow'], queryFn }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(0);
  socket().push('a7');
  socket().close(SOCKET_OVERLOADED);
  jest.advanceTimersByTime(3999);
  expect(FakeSocket.all).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(socket().url.search).toBe('');
  socket().push('a9', 'hello');
  await jest.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stopWatching();
});

test('many simultaneous changes refetch a list once, within a second', async () => {
  const queryFn = jest.fn(async () => 'answer');
  const meta = { resources: ['personas'] };
  const stopWatching = new QueryObserver(cache, { queryKey: ['list'], queryFn, meta }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(0);
  for (const position of ['a1', 'a2', 'a3']) socket().push(position, EVENT.changed, { resource: 'personas' });
  await jest.advanceTimersByTimeAsync(999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stopWatching();
});

test.each([
  ['to the ids of all events', [{ ids: [1] }, { ids: [2] }, { ids: [3] }], { one: 2, other: 1 }],
  ['to every record when one event names no ids', [{ ids: [2] }, {}, { ids: [3] }], { one: 2, other: 2 }],
])('changes within a second are joined: %s', async (_, events, expected) => {
  const fetchCounts = { one: 0, other: 0 };
  const watch = (name: 'one' | 'other', id: number) =>
    new QueryObserver(cache, {
      queryKey: [name],
      queryFn: async () => ++fetchCounts[name],
      meta: { resources: ['personas'], record: { resource: 'personas', id } },
    }).subscribe(() => {});
  const stops = [watch('one', 2), watch('other', 9)];
  await jest.advanceTimersByTimeAsync(0);
  events.forEach((data, index) => {
    socket().push(`a${index}`, EVENT.changed, { resource: 'personas', ...data });
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetchCounts).toEqual(expected);
  for (const stopWatching of stops) stopWatching();
});

test('a resync resets the position', () => {
  socket().push('a9');
  socket().push('a2', EVENT.resync);
  socket().push('a3');
  expect(received).toEqual(['a9', 'a2', 'a3']);
});

test('does not reconnect after closing, and the next user starts without a position', () => {
  socket().push('a7');
  closeHub();
  jest.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  openHub();
  expect(socket().url.search).toBe('');
});

test('reports the end of the session only when the hub closed the socket for it', () => {
  const names: PortalEvent['name'][] = [];
  const unlisten = onEvent(({ name }) => names.push(name));
  socket().close();
  expect(names).toEqual([]);
  jest.advanceTimersByTime(1000);
  socket().close(SESSION_OVER);
  expect(names).toEqual([EVENT.session]);
  unlisten();
});

test('refetches failed queries once the portal is back', async () => {
  const queryFn = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const stopWatching = new QueryObserver(cache, { queryKey: ['away'], queryFn }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(0);
  socket().close();
  await jest.advanceTimersByTimeAsync(3000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  socket().open();
  await jest.advanceTimersByTimeAsync(3000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stopWatching();
});
