import { expect, test } from '@jest/globals';
import { type Matrix, multiply } from '../documents/pdf-matrix';
import { drawPage, type Picture } from './page-picture';

/** A picture from rows of `#` (black) and `.` (white). */
const picture = (...rows: string[]): Picture => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  grey: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255)),
});
const toRows = ({ width, height, grey }: Picture) =>
  Array.from({ length: height }, (_, y) =>
    Array.from(grey.subarray(y * width, (y + 1) * width), (value) => (value ? '.' : '#')).join(''),
  );

/** A page of 4 by 2 points, measured from its upper left. */
const FLIPPED: Matrix = [1, 0, 0, -1, 0, 2];
const place = (matrix: Matrix) => multiply(FLIPPED, matrix);

test.each<[string, [Picture, Matrix][], string[]]>([
  ['one image', [[picture('#...', '..##'), [4, 0, 0, 2, 0, 0]]], ['#...', '..##']],
  [
    'strips, one under the other',
    [
      [picture('#...'), [4, 0, 0, 1, 0, 1]],
      [picture('..##'), [4, 0, 0, 1, 0, 0]],
    ],
    ['#...', '..##'],
  ],
  ['an image stored upside down', [[picture('..##', '#...'), [4, 0, 0, -2, 0, 2]]], ['#...', '..##']],
  ['an image on its side', [[picture('#.', '..', '..', '.#'), [0, -2, 4, 0, 0, 2]]], ['...#', '#...']],
  ['a small image with white around it', [[picture('##'), [2, 0, 0, 1, 1, 0]]], ['....', '.##.']],
])('%s is painted at its place', (_name, images, rows) => {
  const page = drawPage(
    4,
    2,
    images.map(([image, matrix]) => ({ image, place: place(matrix) })),
  );
  expect(toRows(page)).toEqual(rows);
});

test('a page has the full detail of its images, up to a limit', () => {
  const fine = { width: 8000, height: 1, grey: new Uint8Array(8000) };
  const { width, scale } = drawPage(100, 10, [{ image: fine, place: [100, 0, 0, -10, 0, 10] }]);
  expect({ width, scale }).toEqual({ width: 417, scale: 300 / 72 });
});
