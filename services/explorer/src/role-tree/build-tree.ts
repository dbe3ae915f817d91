import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';

/** A role in the explorer's copy. */
export type ExplorerRole = Pick<
  RoleSummary,
  | 'roleId'
  | 'roleName'
  | 'subsectorId'
  | 'subsector'
  | 'subsectorTypeId'
  | 'functionId'
  | 'functionName'
  | 'sourceId'
  | 'source'
>;

const TYPE_NAMES = { 1: 'Industries', 2: 'Functions' } as const;
const byName = (a: ExplorerNode, b: ExplorerNode) => a.name.localeCompare(b.name);

const withTotal = (node: Omit<ExplorerNode, 'value'>): ExplorerNode => ({
  ...node,
  value: node.kind === 'role' ? 1 : node.children.reduce((sum, child) => sum + child.value, 0),
});

const groupRoles = <K>(roles: ExplorerRole[], key: (role: ExplorerRole) => K): [K, ExplorerRole[]][] => {
  const groups = new Map<K, ExplorerRole[]>();
  for (const role of roles) groups.set(key(role), [...(groups.get(key(role)) ?? []), role]);
  return [...groups];
};

const roleNode = ({ roleId, roleName, subsectorTypeId }: ExplorerRole): ExplorerNode => ({
  name: roleName,
  kind: 'role',
  id: roleId,
  subsectorTypeId,
  value: 1,
  children: [],
});

const functionNodes = (roles: ExplorerRole[]) =>
  groupRoles(roles, (role) => role.functionId).map(([id, members]) =>
    withTotal({
      name: members[0]?.functionName ?? '',
      kind: 'function',
      id,
      subsectorTypeId: members[0]?.subsectorTypeId,
      children: members.map(roleNode).sort(byName),
    }),
  );

const subSectorNodes = (roles: ExplorerRole[]) =>
  groupRoles(roles, (role) => role.subsectorId).map(([id, members]) =>
    withTotal({
      name: members[0]?.subsector ?? '',
      kind: 'subsector',
      id,
      subsectorTypeId: members[0]?.subsectorTypeId,
      children: functionNodes(members).sort(byName),
    }),
  );

/** The role explorer's tree: Industries and Functions, sub-sectors, departments or tracks, roles. */
export const buildTree = (name: string, id: number, roles: ExplorerRole[]): ExplorerNode =>
  withTotal({
    name,
    kind: 'root',
    id,
    children: groupRoles(roles, (role) => role.subsectorTypeId)
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
  const merge = (nodes: ExplorerNode[]): ExplorerNode[] => {
    const same = new Map<string, ExplorerNode[]>();
    for (const node of nodes) {
      const key = `${node.kind} ${node.id}`;
      same.set(key, [...(same.get(key) ?? []), node]);
    }
    return [...same.values()].flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      if (first.kind === 'role') return [first];
      return [withTotal({ ...first, children: merge(members.flatMap((member) => member.children)) })];
    });
  };
  const children = merge(trees.flatMap((tree) => tree.children)).sort((a, b) => a.id - b.id);
  return withTotal({ name, kind: 'root', id: 0, children });
};
