import type { PersonaSkill } from '@skills-architect/contracts/personas';
import type { MatrixRow } from '@skills-architect/contracts/roles';
import { Text } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';
import { LevelDelta } from './level-delta';

/** Name of the level that a persona's skill has. */
export const levelName = ({ proficiencies, proficiencyId }: PersonaSkill) =>
  proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.level;

interface PersonaLevelProps {
  row: MatrixRow<PersonaSkill>;
  /** Index of the column in the matrix. */
  index: number;
  names: readonly string[];
}

/** A compared persona's level in a skill, and its difference from the first persona's. */
export function PersonaLevel({ row: { skill, cells }, index, names }: PersonaLevelProps) {
  const { expected, equal } = cells[index] ?? {};
  return (
    <>
      <LevelCell
        level={expected?.levelNumber}
        name={expected && levelName(expected)}
        equal={equal}
        owner={`${skill.skillName}, ${names[index]}`}
      />
      <LevelDelta first={cells[0]?.expected} own={expected} firstName={names[0] ?? ''} />
    </>
  );
}

/** The level's name, hidden from screen readers, which read it from the neighbouring cell. */
export function PersonaLevelName({ skill }: { skill: PersonaSkill | undefined }) {
  if (!skill) return null;
  return (
    <Text aria-hidden color="fg.muted">
      {levelName(skill) ?? 'No level'}
    </Text>
  );
}
