import { expect, it } from '@jest/globals';
import { changesAfter } from './release-changes';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const role = (id: number, change: 'changed' | 'retired') => ({ id, name: `Role ${id}`, change });
/** Role 1 was changed on day 1 and 3, and retired on day 5; role 2 was changed on day 3. */
const releases = [
  { at: day(5), roles: [role(1, 'retired')], skills: [] },
  { at: day(3), roles: [role(1, 'changed'), role(2, 'changed')], skills: [] },
  { at: day(1), roles: [role(1, 'changed')], skills: [] },
];

it.each([
  [0, ['1 retired', '2 changed']],
  [2, ['1 retired', '2 changed']],
  [3, ['1 retired']],
  [4, ['1 retired']],
  [5, []],
])('after day %i the releases have changed %j', (since, expected) => {
  const { roles } = changesAfter({ releases })(day(since));
  expect(roles.map(({ id, change }) => `${id} ${change}`)).toEqual(expected);
});

it('a role that lost what it had gained is left out of what was changed before both releases', () => {
  const withLinks = (links: { gained?: number[]; lost?: number[] }) => ({
    ...role(1, 'changed'),
    fields: ['Skills'],
    links: { gained: [], lost: [], changed: [], ...links },
  });
  const [lost, gained] = [withLinks({ lost: [4] }), withLinks({ gained: [4] })];
  const after = changesAfter({
    releases: [
      { at: day(3), roles: [lost], skills: [] },
      { at: day(2), roles: [gained], skills: [] },
    ],
  });
  expect(after(day(1)).roles).toEqual([]);
  expect(after(day(2)).roles).toEqual([lost]);
});
