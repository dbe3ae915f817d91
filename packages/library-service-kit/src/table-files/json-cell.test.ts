import { expect, it } from '@jest/globals';
import { plainCell } from './json-cell';

it.each([
  ['["SQL", "Excel"]', 'SQL\nExcel'],
  ["['SQL', 'Excel']", 'SQL\nExcel'],
  ['{"id":3,"name":"Sales"}', 'Sales'],
  ['[{"name":"Sales"},{"name":"Support"}]', 'Sales\nSupport'],
  ['{"de":"Schreiner","en":"Carpenter"}', 'Carpenter'],
  ['{"a":1,"b":"x"}', '1\nx'],
  ['[draft] Plumber', '[draft] Plumber'],
  ['{"broken', '{"broken'],
  ['{}', '{}'],
  ['Plumber', 'Plumber'],
])('a cell with %s is read as %j', (cell, text) => expect(plainCell(cell)).toBe(text));
