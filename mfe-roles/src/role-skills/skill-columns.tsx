import { Criticality, type RoleSkill } from '@skills-architect/contracts/roles';
import {
  buildLevelChoices,
  CRITICALITIES,
  describeTheirs,
  type ExpectedEdit,
  LevelNames,
  LevelSelects,
  ShownName,
} from '@skills-architect/library-kit';
import { SelectField } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { levelName, type SkillRow } from './skill-rows';

/** Columns of a role's skills; level and criticality can be edited. */
export const skillColumns = (edit: ExpectedEdit<SkillRow>): Column<SkillRow>[] => [
  {
    id: 'skillName',
    title: 'Skill',
    cell: (skill) => <ShownName name={skill.skillName} language={skill.nameLanguage} />,
    sortable: true,
  },
  {
    id: 'skillFamily',
    title: 'Family',
    cell: (skill) => <ShownName name={skill.skillFamily.skillFamily} language={skill.skillFamily.familyLanguage} />,
    sortable: true,
    width: '26%',
  },
  {
    id: 'level',
    title: 'Level',
    cell: ({ expected }) => (
      <LevelNames
        levels={expected.map((level) => ({
          levelNumber: level.levelNumber,
          level: levelName(level),
          levelCount: expected.length > 1 ? levelCount(level) : undefined,
        }))}
      />
    ),
    edit: (row) => (
      <LevelSelects
        choices={buildLevelChoices(row)}
        value={edit.edited?.levels}
        onChange={edit.setLevel}
        theirs={edit.edited?.theirs && describeTheirs(row, edit.edited.theirs)}
      />
    ),
    sortable: true,
    width: '13rem',
  },
  {
    id: 'criticality',
    title: 'Criticality',
    cell: (skill) => skill.skillCriticality,
    edit: (row) => (
      <SelectField
        label={`Criticality of ${row.skillName}`}
        hideLabel
        options={CRITICALITIES}
        value={edit.edited?.skillCriticality ?? ''}
        onChange={({ target }) => edit.setCriticality(Criticality.parse(target.value))}
      />
    ),
    sortable: true,
    width: '9rem',
  },
];

const levelCount = ({ proficiencies, proficiencyId }: RoleSkill) =>
  proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.proficiencySchemeLevelCount;
