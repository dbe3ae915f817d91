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

type Step = Pick<CareerRole, 'direction' | 'leads'>;

export const findSide = ({ direction, leads }: Step): Side => {
  if (direction === 'lateral') return 'beside';
  return leads === 'to' ? 'above' : 'below';
};

/** Whether all steps are lateral; lateral roles may then also use the rows above and below. */
const isLateralOnly = (roles: readonly Step[]) => roles.every((role) => findSide(role) === 'beside');

/** The strongest roles of each side, and how many more there are. */
export const selectStrongest = (roles: readonly CareerRole[], room: Room) => {
  const sides: Record<Side, CareerRole[]> = { above: [], beside: [], below: [] };
  for (const role of roles) sides[findSide(role)].push(role);
  const shown = isLateralOnly(roles)
    ? roles.slice(0, room.above + room.beside + room.below)
    : (['above', 'beside', 'below'] as const).flatMap((side) => sides[side].slice(0, room[side]));
  return { shown, more: roles.length - shown.length };
};

/** 0, 1, -1, 2, -2 …: the columns from the middle outwards. */
const toOutwardColumn = (index: number) => (index % 2 ? 1 : -1) * Math.ceil(index / 2);

/** The places of a row around the middle, nearest first; in its own row the middle takes the first one. */
const listPlacesInRow = (middle: Place, side: Side, room: Room): Place[] =>
  Array.from({ length: room[side] + (side === 'beside' ? 1 : 0) }, (_, index) => ({
    column: middle.column + toOutwardColumn(index),
    row: middle.row + ROWS[side],
  }));

/** Whether a place is on this side of the middle and within its room. */
const isOnSide = ({ column, row }: Place, middle: Place, side: Side, room: Room) =>
  row === middle.row + ROWS[side] && Math.abs(column - middle.column) <= Math.ceil(room[side] / 2);

/**
 * When lateral roles use all rows, a role keeps its place up to this far outside the room, so that few roles move when
 * the middle changes.
 */
const TOLERANCE = { rows: 1, columns: 1 };
const isAround = ({ column, row }: Place, middle: Place, room: Room) =>
  Math.abs(row - middle.row) <= 1 + TOLERANCE.rows &&
  Math.abs(column - middle.column) <= Math.ceil(room.beside / 2) + TOLERANCE.columns;

/**
 * Places the middle role and those around it. Roles shown before keep their place if it is on their side of the new
 * middle and within the room; others get the free place nearest to the middle.
 */
export const placeRoles = (
  middleRoleId: number,
  around: readonly Pick<CareerRole, 'roleId' | 'direction' | 'leads'>[],
  formerPlaces: Places,
  room: Room,
): Map<number, Place> => {
  const middle = formerPlaces.get(middleRoleId) ?? { column: 0, row: 0 };
  const places = new Map([[middleRoleId, middle]]);
  const usedPlaces = new Set([toKey(middle)]);
  const setPlace = (roleId: number, place: Place) => {
    places.set(roleId, place);
    usedPlaces.add(toKey(place));
  };
  const usesAllRows = isLateralOnly(around) && around.length > room.beside;
  const sidesFor = (side: Side): Side[] => (usesAllRows ? ['beside', 'above', 'below'] : [side]);
  const unplaced: { roleId: number; side: Side }[] = [];
  for (const role of around) {
    const side = findSide(role);
    const formerPlace = formerPlaces.get(role.roleId);
    const isNear =
      formerPlace && (usesAllRows ? isAround(formerPlace, middle, room) : isOnSide(formerPlace, middle, side, room));
    if (isNear && !usedPlaces.has(toKey(formerPlace))) setPlace(role.roleId, formerPlace);
    else unplaced.push({ roleId: role.roleId, side });
  }
  for (const { roleId, side } of unplaced) {
    const free = sidesFor(side)
      .flatMap((rowSide) => listPlacesInRow(middle, rowSide, room))
      .find((place) => !usedPlaces.has(toKey(place)));
    if (free) setPlace(roleId, free);
  }
  return places;
};

const toKey = ({ column, row }: Place) => `${column} ${row}`;
