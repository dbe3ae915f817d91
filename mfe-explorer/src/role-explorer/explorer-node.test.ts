import { aFunction, aRoleNode, aSubSector, aTree, aType } from '../explorer.fixtures';
import { describeKind, describeNode, findNodes, findNodesAlong, findTypeSet } from './explorer-node';

test.each([
  [aType(1, 'Industries', []), 'Industries'],
  [aType(2, 'Functions', [], 2), 'Functions'],
  [aSubSector(1, 'Logistics', []), 'Industries'],
  [aSubSector(1, 'Finance', [], 2), 'Functions'],
  [aFunction(1, 'Transport', []), 'Department'],
  [aFunction(1, 'Accounting', [], 2), 'Track'],
  [aRoleNode(1, 'Nurse'), 'Roles'],
])('%j belongs to the set %s', (node, set) => {
  expect(findTypeSet(node)).toBe(set);
});

test.each([
  [[], ['All']],
  [
    [1, 10, 100],
    ['All', 'Industries', 'Health Care', 'Nursing'],
  ],
  [
    [1, 99, 100],
    ['All', 'Industries'],
  ],
  [
    [1, 10, 100, 1001],
    ['All', 'Industries', 'Health Care', 'Nursing'],
  ],
  [[7], ['All']],
])('the trail %j has the nodes %j', (trail, names) => {
  expect(findNodesAlong(aTree(), trail).map((node) => node.name)).toEqual(names);
});

test.each([
  [aRoleNode(1, 'Nurse'), 'Nurse, role', 'Role'],
  [aFunction(1, 'Nursing', [aRoleNode(1)]), 'Nursing, 1 role', 'Department, 1 role'],
  [{ ...aSubSector(1, 'Health', []), value: 3007 }, 'Health, 3,007 roles', 'Industries, 3,007 roles'],
])('describes %j', (node, words, kind) => {
  expect(describeNode(node)).toBe(words);
  expect(describeKind(node)).toBe(kind);
});

test('nodes are found by name, those higher up first, with the names above them', () => {
  const found = findNodes(aTree(), (name) => /n(ce|ting|tant)$/.test(name));
  expect(found.map(({ node, trail, above }) => [node.name, trail, above])).toEqual([
    ['Finance', [2, 20], []],
    ['Accounting', [2, 20, 200], ['Finance']],
    ['Accountant', [2, 20, 200, 2001], ['Finance', 'Accounting']],
  ]);
});
