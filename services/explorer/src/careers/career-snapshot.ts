import type { CareerDirection, RoleSummary } from '@skills-architect/contracts/roles';
import type * as z from 'zod';
import { type CareerProfile, compareCareers } from './career-rules';
import { SkillHolders } from './skill-holders';

type Direction = z.infer<typeof CareerDirection>;

/** A role of the career graph. */
export interface CareerNode extends CareerProfile {
  roleId: number;
  role: RoleSummary;
  /** Career steps set by a person or an import. */
  links: { roleId: number; direction: Direction }[];
}

/** All roles of the career graph, with an index by skill. */
export class CareerSnapshot {
  private readonly nodes = new Map<number, { node: CareerNode; slot: number }>();
  private readonly bySlot: CareerNode[] = [];
  private readonly holders = new SkillHolders();
  /** By target role id: the roles that have a link to it, with the direction. */
  private readonly incoming = new Map<number, Map<number, Direction>>();

  /** Adds or replaces a role; removes it if `node` is undefined. */
  put(roleId: number, node: CareerNode | undefined): void {
    const before = this.nodes.get(roleId);
    if (before) {
      this.holders.remove(before.slot);
      for (const link of before.node.links) this.incoming.get(link.roleId)?.delete(roleId);
    }
    this.nodes.delete(roleId);
    if (!node) return;
    for (const link of node.links) {
      const from = this.incoming.get(link.roleId) ?? new Map<number, Direction>();
      this.incoming.set(link.roleId, from.set(roleId, link.direction));
    }
    const slot = this.holders.add(node.skills);
    this.nodes.set(roleId, { node, slot });
    this.bySlot[slot] = node;
  }

  get(roleId: number): CareerNode | undefined {
    return this.nodes.get(roleId)?.node;
  }

  /** Explicit links (set by a person or an import) whose target is this role. */
  listLinksTo(roleId: number): { roleId: number; direction: Direction }[] {
    return [...(this.incoming.get(roleId) ?? [])].map(([from, direction]) => ({ roleId: from, direction }));
  }

  *all(): Generator<CareerNode> {
    for (const { node } of this.nodes.values()) yield node;
  }

  /** Weight of a skill among all roles. */
  get weight(): (skillId: number) => number {
    return this.holders.weight;
  }

  /** The roles that have at least `least` of a role's skills, with their similarity (`careerMatch`). */
  findSharing(root: CareerProfile, least: number): { node: CareerNode; match: number }[] {
    return this.holders.findSharing(root.skills, least).flatMap(({ slot, shared, all }) => {
      const node = this.bySlot[slot];
      return node ? [{ node, match: compareCareers(shared, all, root, node) }] : [];
    });
  }
}
