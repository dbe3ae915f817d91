import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { describeCounts, type MatrixRow } from '@skills-architect/contracts/roles';
import { SourceId } from '@skills-architect/contracts/skills';
import { HStack, SkeletonLine, Text } from '@skills-architect/ui-kit';
import { CategoryDot, type ComparedGroup, LevelCell } from '@skills-architect/ui-kit/extra';
import { LevelDelta } from '../compare-view/level-delta';
import { OpeningName } from '../opening-name/opening-name';
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

const levelName = ({ proficiencies, proficiencyId }: PersonaSkill) =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level;

/** Rows of the comparison: one cell per column that has a persona. */
export const personaGroups = ({ comparison, userType, levelCount, onOpen }: PersonaGroupsProps): ComparedGroup[] => {
  const { ids, columns, shown, matrix, isEditing, copy } = comparison;

  const renderCell = ({ skill, cells }: MatrixRow<PersonaSkill>, personaId: number, at: number) => {
    if (!personaId) return undefined;
    const index = shown.findIndex((one) => one.personaId === personaId);
    const column = shown[index];
    if (!column) return columns[at]?.isLoading ? <SkeletonLine width="40%" /> : undefined;
    const { personaName } = column.persona;
    const { expected, equal } = cells[index] ?? {};
    const of = `${skill.skillName}, ${personaName}`;
    return (
      <HStack key={personaId} gap="2">
        <LevelCell level={expected?.levelNumber} name={expected && levelName(expected)} equal={equal} of={of} />
        <LevelDelta first={cells[0]?.expected} own={expected} firstName={shown[0]?.persona.personaName ?? ''} />
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
              <CopyMenu of={of} skill={expected} to={copyTargets(shown, personaId, expected)} onCopy={copy} />
            )}
          </>
        ) : (
          expected && (
            <Text aria-hidden color="fg.muted">
              {levelName(expected) ?? 'No level'}
            </Text>
          )
        )}
      </HStack>
    );
  };
  /** Skills of Atomic 1.1 have no page of their own. */
  const renderName = (skill: PersonaSkill) =>
    skill.skillSource.sourceId === SourceId.Atomic ? (
      skill.skillName
    ) : (
      <OpeningName name={skill.skillName} editPath={`/skill/edit/${skill.skillId}`} onOpen={() => onOpen(skill)} />
    );
  return matrix.map((group) => ({
    id: String(group.id),
    title: <CategoryDot name={group.name} />,
    aside: describeCounts(group),
    rows: group.rows.map((row) => ({
      id: row.skill.skillId,
      name: renderName(row.skill),
      cells: ids.map((personaId, at) => renderCell(row, personaId, at)),
    })),
  }));
};
