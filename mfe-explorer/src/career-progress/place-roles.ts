import type { CareerRole } from '@skills-architect/contracts/explorer';

/** Position of a role relative to the middle one. */
export type Side = 'above' | 'beside' | 'below';
/** A place in the grid of the graph; rows grow downwards. */
export interface Place {
  column: number;
  row: number;
}
export type Places = ReadonlyMap<number, Place>;

/** Maximum number of roles on each side. */
export interface Room {
  above: number;
  beside: number;
  below: number;
}
export const WIDE: Room = { above: 5, beside: 6, below: 5 };
export const NARROW: Room = { above: 3, beside: 2, below: 3 };

const ROWS: Record<Side, number> = { above: -1, beside: 0, below: 1 };

export const findSide = ({ direction, leads }: Pick<CareerRole, 'direction' | 'leads'>): Side =>
  direction === 'lateral' ? 'beside' : leads === 'to' ? 'above' : 'below';

/** The strongest roles of each side, and how many more there are. */
export const strongest = (roles: readonly CareerRole[], room: Room) => {
  const sides: Record<Side, CareerRole[]> = { above: [], beside: [], below: [] };
  for (const role of roles) sides[findSide(role)].push(role);
  const shown = (['above', 'beside', 'below'] as const).flatMap((side) => sides[side].slice(0, room[side]));
  return { shown, more: roles.length - shown.length };
};

/** 0, 1, -1, 2, -2 …: the columns from the middle outwards. */
const outwards = (index: number) => (index % 2 ? 1 : -1) * Math.ceil(index / 2);

/**
 * Places the middle role and those around it. Roles shown before keep their place if it is on their side of the new
 * middle and within the room; others get the free place nearest to the middle.
 */
export const placeRoles = (
  root: number,
  around: readonly Pick<CareerRole, 'roleId' | 'direction' | 'leads'>[],
  former: Places,
  room: Room,
): Map<number, Place> => {
  const middle = former.get(root) ?? { column: 0, row: 0 };
  const places = new Map([[root, middle]]);
  const usedPlaces = new Set([toKey(middle)]);
  const setPlace = (roleId: number, place: Place) => {
    places.set(roleId, place);
    usedPlaces.add(toKey(place));
  };
  const waiting: { roleId: number; side: Side }[] = [];
  for (const one of around) {
    const side = findSide(one);
    const known = former.get(one.roleId);
    const reach = Math.ceil(room[side] / 2);
    const stays =
      known?.row === middle.row + ROWS[side] &&
      Math.abs(known.column - middle.column) <= reach &&
      !usedPlaces.has(toKey(known));
    if (known && stays) setPlace(one.roleId, known);
    else waiting.push({ roleId: one.roleId, side });
  }
  for (const { roleId, side } of waiting)
    for (let index = 0; !places.has(roleId); index += 1) {
      const place = { column: middle.column + outwards(index), row: middle.row + ROWS[side] };
      if (!usedPlaces.has(toKey(place))) setPlace(roleId, place);
    }
  return places;
};

const toKey = ({ column, row }: Place) => `${column} ${row}`;
