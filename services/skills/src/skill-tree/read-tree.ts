import { compareNumbered } from '@skills-architect/contracts/locale';
import {
  type LibraryStatus,
  MAX_TREE_LEVELS,
  MAX_TREE_SKILLS,
  type SkillTree,
  type SkillTreeNode,
} from '@skills-architect/contracts/skills';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { SkillLinks } from './link-document';
import type { Link } from './tree-rules';

export type TreeSkill = Pick<SkillDocument, '_id' | 'skillName' | 'skillStatus' | 'sourceId'>;

const toNode = ({ _id, skillName, skillStatus }: TreeSkill, parent: number | null): SkillTreeNode => ({
  skillId: _id,
  skillName,
  skillStatus,
  children: [],
  parent,
});

interface VisibleSkills {
  /** All when undefined. */
  statuses: readonly LibraryStatus[] | undefined;
  select: (skills: readonly TreeSkill[]) => Promise<TreeSkill[]>;
}

/** Reads the visible skills below a root, with two queries per level, up to the maximum of levels and skills. */
export const readTree = async (
  { links, skills }: { links: SkillLinks; skills: Skills },
  root: TreeSkill,
  { statuses, select }: VisibleSkills,
): Promise<SkillTree> => {
  const nodes = new Map([[root._id, toNode(root, null)]]);
  const skillFilter = { ...skills.alive, ...(statuses && { skillStatus: { $in: [...statuses] } }) };
  let isCut = false;
  let level: number[] = [root._id];
  for (let depth = 0; level.length; depth += 1) {
    const below = await links.model
      .find({ parentId: { $in: level }, ...links.alive }, { parentId: 1, childId: 1 })
      // With more links the tree is truncated anyway, unless its skills have several parents each.
      .limit(2 * MAX_TREE_SKILLS)
      .lean<Link[]>();
    if (!below.length) break;
    const newIds = [...new Set(below.map(({ childId }) => childId))].filter((id) => !nodes.has(id));
    // Sorted here: to sort, the database would scan the whole index of names.
    const found = await select(
      await skills.model
        .find({ _id: { $in: newIds }, ...skillFilter }, { skillName: 1, skillStatus: 1, sourceId: 1 })
        .lean<TreeSkill[]>(),
    );
    const room = depth < MAX_TREE_LEVELS ? MAX_TREE_SKILLS - nodes.size : 0;
    const nextSkills = found
      .toSorted((treeSkill, other) => compareNumbered(treeSkill.skillName, other.skillName))
      .slice(0, room);
    isCut ||= found.length > nextSkills.length || below.length === 2 * MAX_TREE_SKILLS;
    const parents = new Map(below.map(({ parentId, childId }) => [childId, parentId]));
    for (const skill of nextSkills) nodes.set(skill._id, toNode(skill, parents.get(skill._id) ?? null));
    for (const { parentId, childId } of below) if (nodes.has(childId)) nodes.get(parentId)?.children.push(childId);
    level = nextSkills.map(({ _id }) => _id);
  }
  return { rootSkillId: root._id, nodes: [...nodes.values()].map((node) => sortChildren(node, nodes)), isCut };
};

const sortChildren = (node: SkillTreeNode, nodes: ReadonlyMap<number, SkillTreeNode>): SkillTreeNode => ({
  ...node,
  children: node.children.toSorted((a, b) =>
    compareNumbered(nodes.get(a)?.skillName ?? '', nodes.get(b)?.skillName ?? ''),
  ),
});
