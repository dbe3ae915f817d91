import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { compareNames } from '@skills-architect/contracts/locale';
import type { RoleSummary } from '@skills-architect/contracts/roles';

/** A department or track of a source, with the ids and names of its roles in alphabetical order. */
export interface Department {
  sourceId: number;
  source: string;
  subsectorId: number;
  subsector: string;
  subsectorTypeId: RoleSummary['subsectorTypeId'];
  functionId: number;
  functionName: string;
  roles: [roleId: number, roleName: string][];
}

const TYPE_NAMES = { 1: 'Industries', 2: 'Functions' } as const;
const byName = (a: ExplorerNode, b: ExplorerNode) => compareNames(a.name, b.name);

const withTotal = (node: Omit<ExplorerNode, 'value'>): ExplorerNode => ({
  ...node,
  value: node.kind === 'role' ? 1 : node.children.reduce((sum, child) => sum + child.value, 0),
});

const groupBy = <T, K>(items: readonly T[], key: (item: T) => K): [K, T[]][] => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups];
};

const departmentNode = ({ functionId, functionName, subsectorTypeId, roles }: Department): ExplorerNode =>
  withTotal({
    name: functionName,
    kind: 'function',
    id: functionId,
    subsectorTypeId,
    children: roles.map(([id, name]) => ({ name, kind: 'role', id, subsectorTypeId, value: 1, children: [] })),
  });

const subSectorNodes = (departments: readonly Department[]) =>
  groupBy(departments, ({ subsectorId }) => subsectorId).map(([id, members]) =>
    withTotal({
      name: members[0]?.subsector ?? '',
      kind: 'subsector',
      id,
      subsectorTypeId: members[0]?.subsectorTypeId,
      children: members.map(departmentNode).sort(byName),
    }),
  );

/** The role explorer's tree: Industries and Functions, sub-sectors, departments or tracks, roles. */
export const buildTree = (name: string, id: number, departments: readonly Department[]): ExplorerNode =>
  withTotal({
    name,
    kind: 'root',
    id,
    children: groupBy(departments, ({ subsectorTypeId }) => subsectorTypeId)
      .sort(([a], [b]) => a - b)
      .map(([type, members]) =>
        withTotal({
          name: TYPE_NAMES[type],
          kind: 'type',
          id: type,
          subsectorTypeId: type,
          children: subSectorNodes(members).sort(byName),
        }),
      ),
  });

/** The tree reduced to these industries and functions, without empty nodes. */
export const filterSubSectors = (tree: ExplorerNode, subSectorIds: ReadonlySet<number>): ExplorerNode =>
  withTotal({
    ...tree,
    children: tree.children
      .map((type) => withTotal({ ...type, children: type.children.filter(({ id }) => subSectorIds.has(id)) }))
      .filter(({ children }) => children.length),
  });

/** Merges several trees: nodes with the same kind and id become one branch. */
export const mergeTrees = (name: string, trees: ExplorerNode[]): ExplorerNode => {
  const merge = (nodes: ExplorerNode[]): ExplorerNode[] =>
    groupBy(nodes, ({ kind, id }) => `${kind} ${id}`).flatMap(([, members]) => {
      const [first] = members;
      if (!first) return [];
      if (first.kind === 'role') return [first];
      return [withTotal({ ...first, children: merge(members.flatMap((member) => member.children)) })];
    });
  const children = merge(trees.flatMap((tree) => tree.children)).sort((a, b) => a.id - b.id);
  return withTotal({ name, kind: 'root', id: 0, children });
};
