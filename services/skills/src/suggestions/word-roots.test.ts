import { expect, it } from '@jest/globals';
import { listRoots, rootSimilarity } from './word-roots';

it.each([
  ['Wind turbine inspection', 'inspect wind turbines', 1],
  ['Budgeting', 'Manage budgets', 1],
  ['Wind turbine inspection', 'Wind power', 0.4],
  ['SQL', 'Data modelling', 0],
  ['', 'Data modelling', 0],
])('the similarity of %j and %j is %d', (a, b, expected) => {
  expect(rootSimilarity(listRoots(a), listRoots(b))).toBeCloseTo(expected, 1);
});
