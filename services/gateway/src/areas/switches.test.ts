import { expect, it } from '@jest/globals';
import { listChanges, type SwitchState } from './switches';

const state = (day: number, on: boolean | null, version: string | null, reason = ''): SwitchState => ({
  on,
  version,
  trial: null,
  reason,
  who: 'Sam',
  updated: { at: new Date(Date.UTC(2026, 0, day)), by: 2 },
});
const summarise = (states: SwitchState[]) =>
  listChanges(states).map(({ at, what, version, reason }) => [at.slice(8, 10), what, version, reason]);

it.each([
  ['nothing was switched yet', [state(1, null, null)], []],
  ['it was switched off', [state(2, false, null, 'noise'), state(1, null, null)], [['02', 'off', undefined, 'noise']]],
  [
    'it was switched off and on again',
    [state(3, true, null, 'quiet'), state(2, false, null, 'noise'), state(1, null, null)],
    [
      ['03', 'on', undefined, 'quiet'],
      ['02', 'off', undefined, 'noise'],
    ],
  ],
  [
    'a version was pinned and released',
    [state(3, null, null, 'mended'), state(2, null, '1.0.0', 'broken'), state(1, null, null)],
    [
      ['03', 'released', undefined, 'mended'],
      ['02', 'pinned', '1.0.0', 'broken'],
    ],
  ],
  [
    'it was switched on and a version was pinned at once',
    [state(2, true, '1.0.0', 'both'), state(1, null, null)],
    [
      ['02', 'on', undefined, 'both'],
      ['02', 'pinned', '1.0.0', 'both'],
    ],
  ],
])('lists the changes when %s', (_, states, expected) => {
  expect(summarise(states)).toEqual(expected);
});
