import { compareNames, formatCount } from '../locale';
import { compareSkillCategories } from '../skills/skill';
import type { ComparedSkill } from './compare';

/** A compared skill; `levelNumber` is null for a skill without a level. */
export type Comparable = Pick<ComparedSkill, 'skillId' | 'skillName' | 'skillCategory'> & {
  levelNumber: number | null;
  proficiencySchemeLevelCount?: number;
};

/** The level that one role expects of a skill. */
export interface MatrixCell<S = ComparedSkill> {
  /** Undefined if the role does not need the skill. */
  expected: S | undefined;
  /** Whether another role expects the same level. */
  equal: boolean;
}

/** A skill with its cells for all compared roles. */
export interface MatrixRow<S = ComparedSkill> {
  skill: S;
  cells: readonly MatrixCell<S>[];
  /** Whether the roles expect different levels, or some do not need the skill. */
  differs: boolean;
}

/** The skills of one category. */
export interface MatrixGroup<S = ComparedSkill> {
  id: number;
  name: string;
  rows: readonly MatrixRow<S>[];
}

const toRow = <S extends Comparable>(skill: S, across: readonly (S | undefined)[]): MatrixRow<S> => {
  const levels = across.map((expected) => expected?.levelNumber);
  return {
    skill,
    cells: across.map((expected, index) => ({
      expected,
      equal:
        typeof expected?.levelNumber === 'number' &&
        levels.some((level, other) => other !== index && level === expected.levelNumber),
    })),
    differs: new Set(levels).size > 1,
  };
};

/**
 * All distinct skills of the roles, by category in category order. With a level count, only levels of schemes with that
 * count; 0 includes all.
 */
export const buildMatrix = <S extends Comparable>(
  roles: readonly { skills: readonly S[] }[],
  levelCount: number,
): MatrixGroup<S>[] => {
  const byRole = roles.map(
    ({ skills }) =>
      new Map(
        skills
          .filter((skill) => levelCount === 0 || skill.proficiencySchemeLevelCount === levelCount)
          .map((skill) => [skill.skillId, skill]),
      ),
  );
  const skills = new Map(byRole.flatMap((of) => [...of]));
  const groups = new Map<number, MatrixGroup<S> & { rows: MatrixRow<S>[] }>();
  for (const [skillId, skill] of skills) {
    const { skillCategoryId: id, skillCategory: name } = skill.skillCategory;
    const group = groups.get(id) ?? { id, name, rows: [] };
    group.rows.push(
      toRow(
        skill,
        byRole.map((of) => of.get(skillId)),
      ),
    );
    groups.set(id, group);
  }
  for (const { rows } of groups.values()) rows.sort((a, b) => compareNames(a.skill.skillName, b.skill.skillName));
  return [...groups.values()].sort((a, b) => compareSkillCategories(a.name, b.name));
};

/** Which rows of a comparison are shown, in which order. */
export interface MatrixView {
  /** Hides skills for which all columns have the same level. */
  onlyDifferences?: boolean | undefined;
  /** Hides skills that some columns do not have. */
  onlyShared?: boolean | undefined;
  /** Sorts each category by gap, largest first, instead of by name. */
  byGap?: boolean | undefined;
}

/** Difference between the highest and lowest level of a skill; a missing skill counts as level 0. */
export const measureGap = ({ cells }: MatrixRow<Comparable>): number => {
  const levels = cells.map(({ expected }) => expected?.levelNumber ?? 0);
  return Math.max(...levels) - Math.min(...levels);
};

/**
 * The rows of a comparison in a view; categories without rows are omitted. With a single column the view has no effect.
 */
export const applyMatrixView = <S extends Comparable>(
  groups: readonly MatrixGroup<S>[],
  { onlyDifferences, onlyShared, byGap }: MatrixView,
): MatrixGroup<S>[] => {
  const isShown = ({ differs, cells }: MatrixRow<S>) =>
    cells.length < 2 || ((!onlyDifferences || differs) && (!onlyShared || cells.every(({ expected }) => expected)));
  return groups
    .map((group) => {
      const rows = group.rows.filter(isShown);
      return { ...group, rows: byGap ? rows.toSorted((a, b) => measureGap(b) - measureGap(a)) : rows };
    })
    .filter(({ rows }) => rows.length > 0);
};

/** Skill count of a category as text, with the number of differences when several roles are compared. */
export const describeCounts = <S>({ rows }: MatrixGroup<S>): string => {
  const count = formatCount(rows.length, 'skill');
  const differing = rows.filter(({ differs }) => differs).length;
  const isCompared = (rows[0]?.cells.length ?? 0) > 1;
  return isCompared ? `${count}, ${formatCount(differing, 'differs', 'differ')}` : count;
};
