import type { PersonaSkill } from '@skills-architect/contracts/personas';
import type { MatrixRow } from '@skills-architect/contracts/roles';
import { Text } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';
import { LevelDelta } from './level-delta';

/** Name of the level that a persona's skill has. */
export const levelName = ({ proficiencies, proficiencyId }: PersonaSkill) =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level;

interface PersonaLevelProps {
  row: MatrixRow<PersonaSkill>;
  /** Column of the matrix, and the names of the columns. */
  at: number;
  names: readonly string[];
}

/** The level that one compared persona has in a skill, beside the first one's. */
export function PersonaLevel({ row: { skill, cells }, at, names }: PersonaLevelProps) {
  const { expected, equal } = cells[at] ?? {};
  return (
    <>
      <LevelCell
        level={expected?.levelNumber}
        name={expected && levelName(expected)}
        equal={equal}
        of={`${skill.skillName}, ${names[at]}`}
      />
      <LevelDelta first={cells[0]?.expected} own={expected} firstName={names[0] ?? ''} />
    </>
  );
}

/** The level's name for the eye; screen readers hear it from the cell beside it. */
export function PersonaLevelName({ of }: { of: PersonaSkill | undefined }) {
  if (!of) return null;
  return (
    <Text aria-hidden color="fg.muted">
      {levelName(of) ?? 'No level'}
    </Text>
  );
}
