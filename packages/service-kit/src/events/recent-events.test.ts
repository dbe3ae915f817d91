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
  ['before all that is known', 'a', [], undefined],
  ['where the stream began', 'b', [], []],
  ['where the stream began, with events', 'b', ['c', 'd'], ['c', 'd']],
  ['between two events', 'cc', ['c', 'd'], ['d']],
  ['at the newest', 'd', ['c', 'd'], []],
  ['ahead of this instance', 'z', ['c', 'd'], []],
  ['before what is forgotten', 'b', ['c', 'd', 'e', 'f'], undefined],
  ['at the last that is forgotten', 'c', ['c', 'd', 'e', 'f'], ['d', 'e', 'f']],
])('whoever was last %s is told what followed', (_, position, happened, expected) => {
  const recent = recentEvents(MAX_EVENTS);
  recent.advanceTo('b');
  for (const one of happened) recent.add(anEvent(one));
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
