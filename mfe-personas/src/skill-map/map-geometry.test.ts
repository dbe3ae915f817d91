import { MAP_SIZES, moveBy, placeAt, scrollTo, visibleRange } from './map-geometry';

const sizes = { cellWidth: 10, cellHeight: 10, headHeight: 50, nameWidth: 100 };
const count = { rows: 3, columns: 4 };

test.each([
  [
    { x: 105, y: 55 },
    { left: 0, top: 0 },
    { row: 0, column: 0 },
  ],
  [
    { x: 105, y: 55 },
    { left: 20, top: 10 },
    { row: 1, column: 2 },
  ],
  [
    { x: 5, y: 65 },
    { left: 20, top: 0 },
    { row: 1, column: -1 },
  ],
  [
    { x: 115, y: 5 },
    { left: 0, top: 0 },
    { row: -1, column: 1 },
  ],
  [{ x: 5, y: 5 }, { left: 0, top: 0 }, undefined],
  [{ x: 145, y: 55 }, { left: 0, top: 0 }, undefined],
])('the point %j of a map scrolled to %j is %j', (point, view, place) => {
  expect(placeAt(point, view, sizes, count)).toEqual(place);
});

test.each([
  [0, 25, [0, 2]],
  [15, 10, [1, 2]],
  [0, 500, [0, 3]],
])('from %d on, %d pixels show the cells %j', (from, length, range) => {
  expect(visibleRange(from, length, 10, 4)).toEqual(range);
});

test.each([
  ['ArrowRight', undefined, { row: 0, column: 0 }],
  ['ArrowRight', { row: 1, column: 3 }, { row: 1, column: 3 }],
  ['ArrowUp', { row: 1, column: 2 }, { row: 0, column: 2 }],
  ['End', { row: 1, column: 0 }, { row: 1, column: 3 }],
  ['PageDown', { row: 0, column: 1 }, { row: 2, column: 1 }],
  ['x', { row: 0, column: 1 }, undefined],
])('%s leads from %j to %j', (key, from, to) => {
  expect(moveBy(key, from, { row: 2, column: 3 })).toEqual(to);
});

test('scrolls just as far as a cell needs', () => {
  const view = { left: 0, top: 0, width: 130, height: 70 };
  expect(scrollTo({ row: 1, column: 1 }, view, sizes)).toEqual({ left: 0, top: 0 });
  expect(scrollTo({ row: 2, column: 3 }, view, sizes)).toEqual({ left: 10, top: 10 });
  expect(scrollTo({ row: 0, column: 0 }, { ...view, left: 20, top: 20 }, MAP_SIZES)).toEqual({ left: 0, top: 0 });
});
