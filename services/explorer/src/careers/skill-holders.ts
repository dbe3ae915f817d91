import { levelAgreement, type SkillLevels, skillWeight } from './career-rules';

interface Holders {
  slots: number[];
  levels: number[];
}

/** Weights of the skills that a role shares with another one. */
export interface SharedSkills {
  slot: number;
  /** Weight of the shared skills, reduced where levels differ. */
  shared: number;
  /** Weight of all skills of both roles. */
  all: number;
}

/**
 * An index from skills to the roles that have them. Each role has a slot, a small number that is reused when the role is
 * removed, so that a search can sum the weights of thousands of roles in typed arrays.
 */
export class SkillHolders {
  private readonly holders = new Map<number, Holders>();
  private readonly weights = new Map<number, number>();
  private readonly sets: (SkillLevels | undefined)[] = [];
  private readonly free: number[] = [];
  private totals: number[] = [];
  private size = 0;

  /** Adds a set of skills; returns its slot. */
  add(skills: SkillLevels): number {
    const slot = this.free.pop() ?? this.sets.length;
    this.sets[slot] = skills;
    this.size += 1;
    for (const [skillId, level] of skills) {
      const found = this.holders.get(skillId) ?? { slots: [], levels: [] };
      found.slots.push(slot);
      found.levels.push(level);
      this.holders.set(skillId, found);
    }
    this.forgetWeights();
    return slot;
  }

  remove(slot: number): void {
    for (const skillId of this.sets[slot]?.keys() ?? []) {
      const found = this.holders.get(skillId);
      const index = found?.slots.indexOf(slot) ?? -1;
      if (index < 0) continue;
      found?.slots.splice(index, 1);
      found?.levels.splice(index, 1);
    }
    this.sets[slot] = undefined;
    this.free.push(slot);
    this.size -= 1;
    this.forgetWeights();
  }

  /** Weight of a skill among all sets. */
  readonly weight = (skillId: number): number => {
    const cached = this.weights.get(skillId);
    if (cached !== undefined) return cached;
    const weight = skillWeight(this.holders.get(skillId)?.slots.length ?? 0, this.size);
    this.weights.set(skillId, weight);
    return weight;
  };

  /** The sets with at least `least` of these skills. */
  findSharing(skills: SkillLevels, least: number): SharedSkills[] {
    const [counts, sharedWeights, shared] = [0, 1, 2].map(() => new Float64Array(this.sets.length));
    if (!counts || !sharedWeights || !shared) return [];
    const touched: number[] = [];
    for (const [skillId, level] of skills) {
      const weight = this.weight(skillId);
      const { slots = [], levels = [] } = this.holders.get(skillId) ?? {};
      for (let index = 0; index < slots.length; index += 1) {
        const slot = slots[index] ?? 0;
        if (!counts[slot]) touched.push(slot);
        counts[slot] = (counts[slot] ?? 0) + 1;
        sharedWeights[slot] = (sharedWeights[slot] ?? 0) + weight;
        shared[slot] = (shared[slot] ?? 0) + weight * levelAgreement(level, levels[index] ?? 0);
      }
    }
    const own = this.sum(skills);
    const found: SharedSkills[] = [];
    for (const slot of touched) {
      if ((counts[slot] ?? 0) < least) continue;
      const all = own + this.total(slot) - (sharedWeights[slot] ?? 0);
      found.push({ slot, shared: shared[slot] ?? 0, all });
    }
    return found;
  }

  private forgetWeights(): void {
    this.weights.clear();
    this.totals = [];
  }

  private sum(skills: SkillLevels): number {
    let sum = 0;
    for (const skillId of skills.keys()) sum += this.weight(skillId);
    return sum;
  }

  private total(slot: number): number {
    const cached = this.totals[slot];
    if (cached !== undefined) return cached;
    const total = this.sum(this.sets[slot] ?? new Map());
    this.totals[slot] = total;
    return total;
  }
}
