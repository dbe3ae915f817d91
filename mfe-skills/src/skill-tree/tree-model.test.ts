import type { SkillTreeNode } from '@skills-architect/contracts/skills';
import { rowByTyping, treeKeyEffect } from './tree-keys';
import { ancestorsOf, moveProblem, type TreeRow, visibleRows } from './tree-model';

const node = (skillId: number, skillName: string, parent: number | null, children: number[] = []): SkillTreeNode => ({
  skillId,
  skillName,
  skillStatus: 4,
  parent,
  children,
});
/** Skill 5 is below 2 and below 3. */
const NODES = new Map(
  [
    node(1, 'Design', null, [2, 3]),
    node(2, 'Testing', 1, [4, 5]),
    node(3, 'Debugging', 1, [5]),
    node(4, 'Drills', 2),
    node(5, 'Tracing', 2),
  ].map((skill) => [skill.skillId, skill]),
);
const openRows = (...open: number[]) => visibleRows(NODES, 1, new Set(open));
const find = (rows: TreeRow[], key: string) => {
  const row = rows.find((treeRow) => treeRow.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
};

test.each([
  [[], ['1']],
  [[1], ['1', '1/2', '1/3']],
  [
    [1, 2, 3],
    ['1', '1/2', '1/2/4', '1/2/5', '1/3', '1/3/5'],
  ],
  [[2], ['1']],
])('with %j open the rows are %j', (open, keys) => {
  expect(openRows(...open).map(({ key }) => key)).toEqual(keys);
});

test('a row has its position', () => {
  expect(find(openRows(1, 3), '1/3/5')).toMatchObject({
    level: 3,
    position: 1,
    siblings: 1,
    parentId: 3,
    isOpen: false,
  });
  expect(find(openRows(1, 3), '1/2')).toMatchObject({ level: 2, position: 1, siblings: 2, hasChildren: true });
  expect(ancestorsOf(NODES, 5)).toEqual([1, 2]);
});

test.each([
  [{ skillId: 1, parentId: null }, 2, 'The root of the tree cannot be moved.'],
  [{ skillId: 2, parentId: 1 }, 1, 'It is already there.'],
  [{ skillId: 2, parentId: 1 }, 2, 'A skill cannot be below itself.'],
  [{ skillId: 2, parentId: 1 }, 4, 'A skill cannot be below itself.'],
  [{ skillId: 5, parentId: 2 }, 3, 'Skill Exists'],
  [{ skillId: 4, parentId: 2 }, 3, undefined],
])('moving skill %j to %j: %j', (row, to, problem) => {
  expect(moveProblem(NODES, row, to)).toBe(problem);
});

test.each([
  ['1', 'ArrowDown', { goTo: '1/2' }],
  ['1', 'ArrowUp', { goTo: '1' }],
  ['1/3', 'ArrowDown', { goTo: '1/3' }],
  ['1/2', 'ArrowRight', { goTo: '1/2/4' }],
  ['1/3', 'ArrowRight', { toggle: 3 }],
  ['1/2/4', 'ArrowRight', {}],
  ['1/2', 'ArrowLeft', { toggle: 2 }],
  ['1/2/4', 'ArrowLeft', { goTo: '1/2' }],
  ['1/2/4', 'Home', { goTo: '1' }],
  ['1', 'End', { goTo: '1/3' }],
  ['1/3', 'Enter', { toggle: 3 }],
  ['1', 'x', undefined],
])('on %s, %s does %j', (path, key, effect) => {
  const rows = openRows(1, 2);
  expect(treeKeyEffect(rows, find(rows, path), key)).toEqual(effect);
});

test.each([
  ['1', 'd', '1/2/4'],
  ['1/2/4', 'd', '1/3'],
  ['1/3', 'd', '1'],
  ['1/3', 'de', '1/3'],
  ['1', 'te', '1/2'],
  ['1', 'z', undefined],
])('on %s, typing %s goes to %s', (path, typed, key) => {
  const rows = openRows(1, 2);
  expect(rowByTyping(rows, find(rows, path), typed)?.key).toBe(key);
});
