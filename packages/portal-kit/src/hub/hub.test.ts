import { EVENT, type PortalEvent, SESSION_OVER } from '@skills-architect/contracts';
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
  push(seq: number, name: string = EVENT.changed) {
    this.onmessage?.({ data: JSON.stringify({ seq, to: { all: true }, name, data: {} }) });
  }
}

const socket = (at = -1): FakeSocket => {
  const found = FakeSocket.all.at(at);
  if (!found) throw new Error('no socket was opened');
  return found;
};

const heard: number[] = [];
let stop = () => {};
const real = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.all = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
  heard.length = 0;
  stop = onEvent(({ seq }) => heard.push(seq));
  openHub();
});
afterEach(() => {
  stop();
  closeHub();
  Object.assign(globalThis, { WebSocket: real });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('opens one socket at the portal’s own origin, without a place to go on from', () => {
  openHub();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket().url.href).toBe('ws://localhost/skillsarchitect/hub');
});

test('hands every event on once, also when their numbers come out of order', () => {
  socket().push(4);
  socket().push(4);
  socket().push(3);
  socket().push(5);
  expect(heard).toEqual([4, 3, 5]);
});

test('does not tell again what happened before the page was opened', () => {
  socket().push(7, 'hello');
  socket().push(8);
  socket().close();
  jest.advanceTimersByTime(500);
  socket().push(6);
  socket().push(8);
  socket().push(9);
  expect(heard).toEqual([7, 8, 9]);
});

test('returns after a loss, later each time, and names the last event it heard', () => {
  socket().push(7);
  socket().close();
  jest.advanceTimersByTime(499);
  expect(FakeSocket.all).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(socket().url.search).toBe('?last=7');
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

test('a lost position starts the count afresh', () => {
  socket().push(900);
  socket().push(2, EVENT.resync);
  socket().push(3);
  expect(heard).toEqual([900, 2, 3]);
});

test('stays closed once it is closed, and the next user starts afresh', () => {
  socket().push(7);
  closeHub();
  jest.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  openHub();
  expect(socket().url.search).toBe('');
});

test('tells that the session is over when the hub closes for it, and not for any other end', () => {
  const names: PortalEvent['name'][] = [];
  const unlisten = onEvent(({ name }) => names.push(name));
  socket().close();
  expect(names).toEqual([]);
  jest.advanceTimersByTime(1000);
  socket().close(SESSION_OVER);
  expect(names).toEqual([EVENT.session]);
  unlisten();
});

test('asks again for what failed once the portal is back', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const stopWatching = new QueryObserver(cache, { queryKey: ['away'], queryFn: ask }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(0);
  socket().close();
  await jest.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(1);
  socket().open();
  await jest.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(2);
  stopWatching();
});
