import { expect, it } from '@jest/globals';
import { recentEvents } from './recent-events';

const anEvent = (position: string) => ({
  position,
  at: new Date(0),
  to: { all: true as const },
  name: position,
  data: {},
});
const MAX_EVENTS = 3;

it.each([
  ['before the first known one', 'a', [], undefined],
  ['of the start of the stream', 'b', [], []],
  ['of the start of the stream, with events', 'b', ['c', 'd'], ['c', 'd']],
  ['between two events', 'cc', ['c', 'd'], ['d']],
  ['of the newest event', 'd', ['c', 'd'], []],
  ['that this instance has not reached', 'z', ['c', 'd'], []],
  ['before the dropped events', 'b', ['c', 'd', 'e', 'f'], undefined],
  ['of the last dropped event', 'c', ['c', 'd', 'e', 'f'], ['d', 'e', 'f']],
])('returns the events after a position %s', (_, position, published, expected) => {
  const recent = recentEvents(MAX_EVENTS);
  recent.advanceTo('b');
  for (const id of published) recent.add(anEvent(id));
  expect(recent.since(position)?.map(({ name }) => name)).toEqual(expected);
});

it('drops everything before a gap', () => {
  const recent = recentEvents(MAX_EVENTS);
  recent.advanceTo('b');
  recent.add(anEvent('c'));
  recent.clear();
  recent.advanceTo('e');
  expect([recent.since('c'), recent.since('e')]).toEqual([undefined, []]);
});
