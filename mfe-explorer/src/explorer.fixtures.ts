import type { ExplorerNode } from '@skills-architect/contracts/explorer';

type SubSectorTypeId = 1 | 2;

export const aRoleNode = (id: number, name = `Role ${id}`, subsectorTypeId: SubSectorTypeId = 1): ExplorerNode => ({
  name,
  kind: 'role',
  id,
  subsectorTypeId,
  value: 1,
  children: [],
});

const createBranch =
  (kind: 'type' | 'subsector' | 'function') =>
  (id: number, name: string, children: ExplorerNode[], subsectorTypeId: SubSectorTypeId = 1): ExplorerNode => ({
    name,
    kind,
    id,
    subsectorTypeId,
    value: children.reduce((sum, child) => sum + child.value, 0),
    children,
  });
export const aType = createBranch('type');
export const aSubSector = createBranch('subsector');
export const aFunction = createBranch('function');

export const aRoot = (children: ExplorerNode[]): ExplorerNode => ({
  name: 'All',
  kind: 'root',
  id: 0,
  value: children.reduce((sum, child) => sum + child.value, 0),
  children,
});

const rolesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => aRoleNode(first + index));

/** Six roles: five of two industries, one of a function. */
export const aTree = (): ExplorerNode =>
  aRoot([
    aType(1, 'Industries', [
      aSubSector(10, 'Health Care', [
        aFunction(100, 'Nursing', rolesFrom(1001, 2)),
        aFunction(101, 'Medicine', rolesFrom(1010, 2)),
      ]),
      aSubSector(11, 'Logistics', [aFunction(110, 'Transport', rolesFrom(1101, 1))]),
    ]),
    aType(
      2,
      'Functions',
      [aSubSector(20, 'Finance', [aFunction(200, 'Accounting', [aRoleNode(2001, 'Accountant', 2)], 2)], 2)],
      2,
    ),
  ]);
