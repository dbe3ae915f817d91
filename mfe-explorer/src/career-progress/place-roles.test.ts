import { aCareerRole } from './career.fixtures';
import { findSide, NARROW, type Place, placeRoles, selectStrongest, WIDE } from './place-roles';

const roleAbove = (roleId: number) => aCareerRole(roleId, { direction: 'vertical', leads: 'to' });
const peerRole = (roleId: number) => aCareerRole(roleId);
const roleBelow = (roleId: number) => aCareerRole(roleId, { direction: 'vertical', leads: 'from' });
const findPlace = (places: Map<number, Place>, roleId: number) => {
  const { column, row } = places.get(roleId) ?? {};
  return [column, row];
};

test.each([
  ['a vertical step up', roleAbove(1), 'above'],
  ['a vertical step from below', roleBelow(1), 'below'],
  ['a lateral step', peerRole(1), 'beside'],
])('%s', (_, role, side) => {
  expect(findSide(role)).toBe(side);
});

test('the strongest roles of each side are shown, the others counted', () => {
  const roles = [...Array.from({ length: 9 }, (_, index) => peerRole(10 + index)), roleAbove(1), roleBelow(2)];
  const { shown, more } = selectStrongest(roles, NARROW);
  expect(shown.map(({ roleId }) => roleId)).toEqual([1, 10, 11, 2]);
  expect(more).toBe(7);
});

test('lateral roles fill all rows when there are no vertical ones', () => {
  const roles = Array.from({ length: 60 }, (_, index) => peerRole(10 + index));
  const { shown, more } = selectStrongest(roles, NARROW);
  expect([shown.length, more]).toEqual([8, 52]);
  const places = placeRoles(1, shown, new Map(), NARROW);
  expect([10, 11, 12, 15].map((id) => findPlace(places, id))).toEqual([
    [1, 0],
    [-1, 0],
    [0, -1],
    [0, 1],
  ]);
  expect(new Set([...places.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(9);
});

test('lateral roles on all sides keep their place around a middle in another row', () => {
  const roles = Array.from({ length: 16 }, (_, index) => peerRole(10 + index));
  const first = placeRoles(1, roles, new Map(), WIDE);
  const middle = [...first].find(([, { column, row }]) => column === 1 && row === 1)?.[0] ?? 0;
  const second = placeRoles(middle, [...roles.filter(({ roleId }) => roleId !== middle), peerRole(1)], first, WIDE);
  for (const [roleId] of first) expect([roleId, findPlace(second, roleId)]).toEqual([roleId, findPlace(first, roleId)]);
});

test('places roles above, beside and below the middle, from the middle outwards', () => {
  const places = placeRoles(1, [roleAbove(2), roleAbove(3), peerRole(4), peerRole(5), roleBelow(6)], new Map(), WIDE);
  expect([1, 2, 3, 4, 5, 6].map((id) => findPlace(places, id))).toEqual([
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [-1, 0],
    [0, 1],
  ]);
});

test('after changing the middle role, roles that are still shown keep their place; no place is used twice', () => {
  const first = placeRoles(1, [roleAbove(2), peerRole(4), peerRole(5), roleBelow(6)], new Map(), WIDE);
  const second = placeRoles(
    4,
    [roleAbove(2), peerRole(1), peerRole(5), peerRole(7), roleBelow(6), roleBelow(8)],
    first,
    WIDE,
  );
  for (const id of [4, 2, 1, 5, 6]) expect([id, findPlace(second, id)]).toEqual([id, findPlace(first, id)]);
  expect(new Set([...second.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(7);
});

test('a role on the wrong side of the new middle moves', () => {
  const first = placeRoles(1, [roleAbove(2), peerRole(3)], new Map(), WIDE);
  const second = placeRoles(2, [peerRole(3), roleBelow(1)], first, WIDE);
  expect([findPlace(second, 2), findPlace(second, 1)]).toEqual([findPlace(first, 2), findPlace(first, 1)]);
  expect(findPlace(second, 3)[1]).toBe(findPlace(second, 2)[1]);
});
