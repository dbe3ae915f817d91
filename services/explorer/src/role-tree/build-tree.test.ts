import { describe, expect, it } from '@jest/globals';
import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { buildTree, type Department, mergeTrees } from './build-tree';

let nextId = 1;
const aDepartment = (names: string[], changes: Partial<Department> = {}): Department => ({
  sourceId: 1,
  source: 'Skills Architect',
  subsectorId: 3,
  subsector: 'Health Care',
  subsectorTypeId: 1,
  functionId: 5,
  functionName: 'Nursing',
  roles: names.map((name) => [nextId++, name]),
  ...changes,
});

const outline = (node: ExplorerNode): unknown =>
  node.kind === 'role' ? node.name : { [`${node.name} ${node.value}`]: node.children.map(outline) };

describe('the explorer’s tree', () => {
  it('has Industries before Functions, sorted departments, and role counts on every level', () => {
    const tree = buildTree('All', 0, [
      aDepartment(['Accountant'], {
        subsectorId: 4,
        subsector: 'Finance',
        subsectorTypeId: 2,
        functionId: 6,
        functionName: 'Accounting',
      }),
      aDepartment(['Midwife', 'Nurse']),
      aDepartment(['Surgeon'], { functionId: 7, functionName: 'Medicine' }),
    ]);
    expect(outline(tree)).toEqual({
      'All 4': [
        {
          'Industries 3': [{ 'Health Care 3': [{ 'Medicine 1': ['Surgeon'] }, { 'Nursing 2': ['Midwife', 'Nurse'] }] }],
        },
        { 'Functions 1': [{ 'Finance 1': [{ 'Accounting 1': ['Accountant'] }] }] },
      ],
    });
  });

  it('of several sources merges equal branches', () => {
    const firstTree = buildTree('A', 1, [aDepartment(['Nurse'])]);
    const secondTree = buildTree('B', 2, [
      aDepartment(['Carer'], { sourceId: 2 }),
      aDepartment(['Driver'], { subsectorId: 2, subsector: 'Logistics', functionId: 3, functionName: 'Transport' }),
    ]);
    expect(outline(mergeTrees('All', [firstTree, secondTree]))).toEqual({
      'All 3': [
        {
          'Industries 3': [
            { 'Health Care 2': [{ 'Nursing 2': ['Nurse', 'Carer'] }] },
            { 'Logistics 1': [{ 'Transport 1': ['Driver'] }] },
          ],
        },
      ],
    });
  });

  it('of no roles has only a root', () => {
    expect(mergeTrees('All', [])).toMatchObject({ value: 0, children: [] });
  });
});
