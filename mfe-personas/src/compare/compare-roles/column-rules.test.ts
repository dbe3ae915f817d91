import {
  copyToNext,
  fillPlaces,
  formatColumns,
  isEmpty,
  parseColumns,
  type RoleColumns,
  withFunction,
  withoutColumn,
  withRole,
  withSubSector,
} from './column-rules';

/** Columns as query text, whose format the first table tests. */
const format = (columns: RoleColumns) => formatColumns(columns);

test.each([
  [
    '',
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    '',
  ],
  [
    '2.5.3_2.5.4',
    [
      [2, 5, 3],
      [2, 5, 4],
      [0, 0, 0],
      [0, 0, 0],
    ],
    '2.5.3_2.5.4',
  ],
  [
    '2_2.5__7.8.9',
    [
      [2, 0, 0],
      [2, 5, 0],
      [0, 0, 0],
      [7, 8, 9],
    ],
    '2_2.5__7.8.9',
  ],
  [
    '0.0.3',
    [
      [0, 0, 3],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    '0.0.3',
  ],
  [
    'Any.Any.3',
    [
      [0, 0, 3],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    '0.0.3',
  ],
  [
    '2.5.3_2.6.3',
    [
      [2, 5, 3],
      [2, 6, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    '2.5.3_2.6',
  ],
  [
    '1.1.1_1.1.2_1.1.3_1.1.4_1.1.5',
    [
      [1, 1, 1],
      [1, 1, 2],
      [1, 1, 3],
      [1, 1, 4],
    ],
    '1.1.1_1.1.2_1.1.3_1.1.4',
  ],
  [
    '-2.1_x_1e99',
    [
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    '0.1',
  ],
])('parses and formats the columns %j', (text, expected, written) => {
  const columns = parseColumns(text);
  expect(columns.map(({ subsectorId, functionId, roleId }) => [subsectorId, functionId, roleId])).toEqual(expected);
  expect(formatColumns(columns)).toBe(written);
});

test.each([
  ['an industry resets department and role', '2.5.3_2.5.4', 1, 7, '2.5.3_7'],
  ['the same industry changes nothing', '2.5.3_2.5.4', 1, 2, '2.5.3_2.5.4'],
  ['no industry empties the column', '2.5.3_2.5.4', 0, 0, '_2.5.4'],
])('%s', (_, text, index, subsectorId, expected) => {
  expect(format(withSubSector(parseColumns(text), index, subsectorId))).toBe(expected);
});

test.each([
  ['a department clears the role', '2.5.3_2.5.4', 0, 6, '2.6_2.5.4'],
  ['the same department changes nothing', '2.5.3', 0, 5, '2.5.3'],
  ['no department clears the role', '2.5.3', 0, 0, '2'],
])('%s', (_, text, index, functionId, expected) => {
  expect(format(withFunction(parseColumns(text), index, functionId))).toBe(expected);
});

const role = (subsectorId: number, functionId: number, roleId: number) => ({ subsectorId, functionId, roleId });

test.each([
  ['a role sets its industry and department', '2.5.3', 1, role(7, 8, 9), '2.5.3_7.8.9', false],
  ['a role of another column is cleared', '2.5.3_2.5.4', 1, role(2, 5, 3), '2.5.3_2.5', true],
  ['a role of a later column is cleared', '2.5_2.5.4', 0, role(2, 5, 4), '2.5_2.5.4', true],
  ['the role that the column already has is no duplicate', '2.5.3', 0, role(2, 5, 3), '2.5.3', false],
  ['without a role, industry and department stay', '2.5.3', 0, null, '2.5', false],
])('%s', (_, text, index, chosen, expected, duplicate) => {
  const result = withRole(parseColumns(text), index, chosen);
  expect([format(result.columns), result.isDuplicate]).toEqual([expected, duplicate]);
});

test.each([
  ['industry and department are set in the next column', '2.5.3', 0, '2.5.3_2.5'],
  ['the next column loses a role of another department', '2.5.3_7.8.9', 0, '2.5.3_2.5'],
  ['the next column keeps a role of the same department', '2.5.3_2.5.4', 0, '2.5.3_2.5.4'],
  ['an industry without a department is copied', '2_7.8.9', 0, '2_2'],
  ['the last column has no next one', '___2.5.3', 3, '___2.5.3'],
])('copying: %s', (_, text, index, expected) => {
  expect(format(copyToNext(parseColumns(text), index))).toBe(expected);
});

test('a reset clears one column', () => {
  const columns = withoutColumn(parseColumns('2.5.3_2.5.4'), 0);
  expect(format(columns)).toBe('_2.5.4');
  expect(columns.map(isEmpty)).toEqual([true, false, true, true]);
});

test('industry and department of a role are set once it has loaded', () => {
  expect(format(fillPlaces(parseColumns('0.0.3_2.5'), [role(7, 8, 3)]))).toBe('7.8.3_2.5');
});
