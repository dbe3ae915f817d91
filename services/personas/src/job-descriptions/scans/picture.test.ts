import { expect, test } from '@jest/globals';
import { darkestSquare, type Picture, toGrey, turnPicture } from './picture';

const picture = (...rows: string[]): Picture => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  grey: Uint8Array.from(rows.join(''), (sign) => sign.charCodeAt(0)),
});
const toRows = ({ width, height, grey }: Picture) =>
  Array.from({ length: height }, (_, y) => String.fromCharCode(...grey.subarray(y * width, (y + 1) * width)));

test.each([
  [0, ['abc', 'def']],
  [1, ['da', 'eb', 'fc']],
  [2, ['fed', 'cba']],
  [3, ['cf', 'be', 'ad']],
] as const)('a picture after %i quarter turns to the right', (turn, rows) => {
  expect(toRows(turnPicture(picture('abc', 'def'), turn))).toEqual(rows);
});

test('a picture lies on white paper', () => {
  const pixels = [0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255];
  expect([...toGrey(3, 1, pixels).grey]).toEqual([0, 255, 255]);
});

test.each([
  ['a block of text', ['        ', '     ## ', '     ###', '        '], ['   ', '## ', '###']],
  ['an empty page', ['    ', '    ', '    '], ['   ', '   ', '   ']],
  ['a picture smaller than the square', ['# ', '  '], ['# ', '  ']],
])('the square with the most dark pixels: %s', (_of, page, square) => {
  const toLight = (rows: string[]) => rows.map((row) => row.replaceAll(' ', '\u00ff').replaceAll('#', '\u0000'));
  expect(toRows(darkestSquare(picture(...toLight(page)), 3))).toEqual(toLight(square));
});
