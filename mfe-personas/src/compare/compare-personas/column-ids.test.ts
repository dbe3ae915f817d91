import { formatColumnIds, parseColumnIds, withPersona } from './column-ids';

test.each([
  ['', [0, 0, 0, 0]],
  ['7_12', [7, 12, 0, 0]],
  ['7_0_12', [7, 0, 12, 0]],
  ['7_7_x_-1_9', [7, 0, 0, 0]],
])('the columns of %j', (text, ids) => {
  expect(parseColumnIds(text)).toEqual(ids);
});

test('formatting is the inverse of parsing', () => {
  for (const text of ['', '7', '7_12', '0_12', '1_2_3_4']) expect(formatColumnIds(parseColumnIds(text))).toBe(text);
});

test('choosing a persona of another column clears the column', () => {
  expect(withPersona([7, 12, 0, 0], 2, 12)).toEqual({ ids: [7, 12, 0, 0], isDuplicate: true });
  expect(withPersona([7, 12, 3, 0], 2, 12)).toEqual({ ids: [7, 12, 0, 0], isDuplicate: true });
  expect(withPersona([7, 12, 0, 0], 2, 3)).toEqual({ ids: [7, 12, 3, 0], isDuplicate: false });
  expect(withPersona([7, 12, 0, 0], 0, 0)).toEqual({ ids: [0, 12, 0, 0], isDuplicate: false });
});
