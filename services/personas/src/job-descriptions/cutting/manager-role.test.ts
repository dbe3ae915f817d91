import { expect, test } from '@jest/globals';
import { managerRole } from './manager-role';

test.each([
  ['John Smith', ''],
  ['JOHN SMITH', ''],
  ['Smith, John', ''],
  ['Mary', ''],
  ['Sakura Watanabe', ''],
  ['Chief Engineer, Chandran Pillai', 'Chief Engineer'],
  ['Dr. Anna Meyer', ''],
  ['Mr. T. Brown', ''],
  ['Lt. Col. Frank Delgado', ''],
  ['Frau Özdemir', ''],
  ['Maria Gonzalez, Head of Sales', 'Head of Sales'],
  ['Piotr Nowak (Plant Manager)', 'Plant Manager'],
  ['Plant Manager - Piotr Nowak', 'Plant Manager'],
  ['Regional Manager / Jim Carrey', 'Regional Manager'],
  ['Head of Sales (currently Maria Gonzalez)', 'Head of Sales'],
  ['Chief Engineer, Smith, John', 'Chief Engineer'],
  ['Dr. Okonkwo, Director of Nursing', 'Director of Nursing'],
  ['Director, Collections & Research', 'Director, Collections & Research'],
  ['Regional Manager, Florence', 'Regional Manager, Florence'],
  ['Head Chef', 'Head Chef'],
  ['Board of Trustees', 'Board of Trustees'],
  ['Human Resources', 'Human Resources'],
  ['Kierownik Zmiany', 'Kierownik Zmiany'],
  ['Georgia Operations', 'Georgia Operations'],
  ['Max Planck Institute', 'Max Planck Institute'],
  ['Charlotte Sales Team', 'Charlotte Sales Team'],
  ['Victoria Finance', 'Victoria Finance'],
  ['Milan Marketing', 'Milan Marketing'],
  ['Georgia', 'Georgia'],
  ['Plant Manager, Victoria Operations', 'Plant Manager, Victoria Operations'],
  ['Thomas Ward', ''],
  ['Charlotte Branch', ''],
])('%s is %j', (value, expected) => {
  expect(managerRole(value)).toBe(expected);
});
