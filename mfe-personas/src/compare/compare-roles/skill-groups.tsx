import type { ComparedRole, ComparedSkill } from '@skills-architect/contracts/roles';
import { describeCounts, type MatrixGroup, type MatrixRow } from '@skills-architect/contracts/roles';
import { HStack, SkeletonLine, Text } from '@skills-architect/ui-kit';
import { CategoryDot, type ComparedGroup, LevelCell } from '@skills-architect/ui-kit/extra';
import { ComparedName } from '../compare-view/compared-name';
import { LevelDelta } from '../compare-view/level-delta';
import type { RoleColumns } from './column-rules';

interface SkillGroupsProps {
  matrix: readonly MatrixGroup[];
  columns: RoleColumns;
  roles: readonly ComparedRole[];
  /** A newly selected role is still loading. */
  isReading: boolean;
  onOpen: (skill: ComparedSkill) => void;
}

/** Rows of the comparison: one cell per column that has a role. */
export const skillGroups = ({ matrix, columns, roles, isReading, onOpen }: SkillGroupsProps): ComparedGroup[] => {
  const renderCells = ({ skill, cells }: MatrixRow) =>
    columns.map(({ roleId }) => {
      if (!roleId) return undefined;
      const index = roles.findIndex((role) => role.roleId === roleId);
      if (index < 0) return isReading ? <SkeletonLine width="40%" /> : undefined;
      const { expected, equal } = cells[index] ?? {};
      return (
        <HStack key={roleId} gap="2">
          <LevelCell
            level={expected?.levelNumber}
            name={expected?.level}
            equal={equal}
            owner={`${skill.skillName}, ${roles[index]?.roleName}`}
          />
          <LevelDelta first={cells[0]?.expected} own={expected} firstName={roles[0]?.roleName ?? ''} />
          {expected && (
            <Text aria-hidden color="fg.muted">
              {expected.level}
            </Text>
          )}
        </HStack>
      );
    });
  return matrix.map((group) => ({
    id: String(group.id),
    title: <CategoryDot name={group.name} />,
    aside: describeCounts(group),
    rows: group.rows.map((row) => ({
      id: row.skill.skillId,
      name: <ComparedName skill={row.skill} onOpen={() => onOpen(row.skill)} />,
      cells: renderCells(row),
    })),
  }));
};
