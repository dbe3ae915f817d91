import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { describeCounts, type MatrixRow } from '@skills-architect/contracts/roles';
import { HStack, SkeletonLine } from '@skills-architect/ui-kit';
import { CategoryDot, type ComparedGroup } from '@skills-architect/ui-kit/extra';
import { ComparedName } from '../compare-view/compared-name';
import { PersonaLevel, PersonaLevelName } from '../compare-view/persona-level';
import { copyTargets, withTarget } from './column-levels';
import { CopyMenu } from './copy-menu';
import { LevelSelect } from './level-select';
import type { PersonaComparisonState } from './use-persona-comparison';

interface PersonaGroupsProps {
  comparison: PersonaComparisonState;
  userType: number;
  levelCount: number | undefined;
  onOpen: (skill: PersonaSkill) => void;
}

/** Rows of the comparison: one cell per column that has a persona. */
export const personaGroups = ({ comparison, userType, levelCount, onOpen }: PersonaGroupsProps): ComparedGroup[] => {
  const { ids, columns, loaded, matrix, isEditing, copy } = comparison;

  const names = loaded.map(({ persona }) => persona.personaName);

  const renderCell = (row: MatrixRow<PersonaSkill>, personaId: number, shownIndex: number) => {
    const { skill, cells } = row;
    if (!personaId) return undefined;
    const index = loaded.findIndex((persona) => persona.personaId === personaId);
    const column = loaded[index];
    if (!column) return columns[shownIndex]?.isLoading ? <SkeletonLine width="40%" /> : undefined;
    const { personaName } = column.persona;
    const expected = cells[index]?.expected;
    const owner = `${skill.skillName}, ${personaName}`;
    return (
      <HStack key={personaId} gap="2">
        <PersonaLevel row={row} index={index} names={names} />
        {isEditing ? (
          <>
            <LevelSelect
              skill={skill}
              own={expected}
              personaName={personaName}
              levelCount={levelCount}
              userType={userType}
              onChoose={(level) => column.mapping.edit((rows, saved) => withTarget(rows, saved, skill, level))}
            />
            {expected && (
              <CopyMenu owner={owner} skill={expected} to={copyTargets(loaded, personaId, expected)} onCopy={copy} />
            )}
          </>
        ) : (
          <PersonaLevelName skill={expected} />
        )}
      </HStack>
    );
  };
  return matrix.map((group) => ({
    id: String(group.id),
    title: <CategoryDot name={group.name} />,
    aside: describeCounts(group),
    rows: group.rows.map((row) => ({
      id: row.skill.skillId,
      name: <ComparedName skill={row.skill} onOpen={() => onOpen(row.skill)} />,
      cells: ids.map((personaId, index) => renderCell(row, personaId, index)),
    })),
  }));
};
