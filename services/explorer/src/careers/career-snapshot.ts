import type { CareerDirection, RoleSummary } from '@skills-architect/contracts/roles';
import type * as z from 'zod';
import { type Standing, skillWeight } from './career-rules';

/** A role of the career graph. */
export interface CareerNode extends Standing {
  roleId: number;
  role: RoleSummary;
  /** Steps that a person or an import has set. */
  links: { roleId: number; direction: z.infer<typeof CareerDirection> }[];
}

/** All roles of the career graph, with an index by skill. */
export class CareerSnapshot {
  /** The latest update that it contains. */
  step = 0;
  private readonly nodes = new Map<number, CareerNode>();
  private readonly holders = new Map<number, Set<number>>();

  /** Adds or replaces a role; without a node it is removed. */
  put(roleId: number, node: CareerNode | undefined): void {
    for (const skillId of this.nodes.get(roleId)?.skills.keys() ?? []) this.holders.get(skillId)?.delete(roleId);
    this.nodes.delete(roleId);
    if (!node) return;
    this.nodes.set(roleId, node);
    for (const skillId of node.skills.keys()) {
      const holders = this.holders.get(skillId) ?? new Set();
      holders.add(roleId);
      this.holders.set(skillId, holders);
    }
  }

  get(roleId: number): CareerNode | undefined {
    return this.nodes.get(roleId);
  }

  all(): IterableIterator<CareerNode> {
    return this.nodes.values();
  }

  /** Weight of a skill among all roles. */
  readonly weight = (skillId: number): number => skillWeight(this.holders.get(skillId)?.size ?? 0, this.nodes.size);

  /** Ids of the roles with at least `least` of these skills. */
  sharing(skills: Iterable<number>, least: number): number[] {
    const counts = new Map<number, number>();
    for (const skillId of skills)
      for (const roleId of this.holders.get(skillId) ?? []) counts.set(roleId, (counts.get(roleId) ?? 0) + 1);
    return [...counts].filter(([, shared]) => shared >= least).map(([roleId]) => roleId);
  }
}
