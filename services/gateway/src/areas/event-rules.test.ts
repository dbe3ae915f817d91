import { expect, it } from '@jest/globals';
import { type AreaGrant, canDecide, decideDelivery } from './event-rules';

const AT = '2026-06-01T12:00:00.000Z';
const area: AreaGrant = {
  on: true,
  events: { granted: ['personas.created'], clientIds: [] },
  listed: ['personas.created'],
};
const event = { event: 'personas.created', at: AT, clientId: 1 } as const;

it.each([
  ['send', 'what was granted and is wanted', area, event, 0],
  ['drop', 'what belongs to an area that is off', { ...area, on: false }, event, 0],
  ['drop', 'what belongs to an area that is off and has no build', { ...area, on: false, listed: undefined }, event, 0],
  ['drop', 'what belongs to an area that never asked', undefined, event, 0],
  ['drop', 'an event that was taken back', area, { ...event, event: 'personas.changed' as const }, 0],
  [
    'drop',
    'a client that was taken back',
    { ...area, events: { granted: ['personas.created' as const], clientIds: [2] } },
    event,
    0,
  ],
  [
    'drop',
    'a job of no client, when there are chosen ones',
    { on: true, events: { granted: ['jobs.done' as const], clientIds: [2] }, listed: ['jobs.done' as const] },
    { event: 'jobs.done' as const, at: AT, job: { token: 'a', kind: 'import', title: '' } },
    0,
  ],
  ['wait', 'while there is no usable build', { ...area, listed: undefined }, event, 3_600_000],
  ['wait', 'while the build here does not want it yet', { ...area, listed: [] }, event, 30_000],
  ['drop', 'what no build wants any more', { ...area, listed: [] }, event, 61_000],
] as const)('%s: %s', (expected, _, told, message, afterMs) => {
  expect(decideDelivery(told, message, new Date(Date.parse(AT) + afterMs))).toBe(expected);
});

it.each([
  ['with a build', area, true],
  ['without a usable build', { ...area, listed: undefined }, false],
  ['without a build of an area that is off', { ...area, on: false, listed: undefined }, true],
])('a gateway %s decides about messages: %s', (_, told, expected) => {
  expect(canDecide(told)).toBe(expected);
});
