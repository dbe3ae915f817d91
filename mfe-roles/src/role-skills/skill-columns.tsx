import { Criticality, type RoleSkill } from '@skills-architect/contracts/roles';
import { HStack, SelectField, Stack, Text } from '@skills-architect/ui-kit';
import { type Column, LevelCell } from '@skills-architect/ui-kit/extra';
import { CRITICALITIES, levelChoices, levelName, type SkillRow } from './skill-rows';
import type { Expected, SkillEdit } from './use-skill-edit';

/** Columns of a role's skills; level and criticality can be edited. */
export const skillColumns = (edit: SkillEdit): Column<SkillRow>[] => [
  { id: 'skillName', title: 'Skill', cell: (skill) => skill.skillName, sortable: true },
  { id: 'skillFamily', title: 'Family', cell: (skill) => skill.skillFamily.skillFamily, sortable: true, width: '26%' },
  {
    id: 'level',
    title: 'Level',
    cell: ({ expected }) => (
      <Stack gap="1">
        {expected.map((one) => (
          <HStack key={one.proficiencyId} gap="2">
            <LevelCell level={one.levelNumber} name={levelName(one)} />
            <Text aria-hidden>
              {expected.length > 1 ? `${levelName(one)} (${levelCount(one)} PL)` : levelName(one)}
            </Text>
          </HStack>
        ))}
      </Stack>
    ),
    edit: (row) => <LevelSelects row={row} edit={edit} />,
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
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.proficiencySchemeLevelCount;

function LevelSelects({ row, edit }: { row: SkillRow; edit: SkillEdit }) {
  return (
    <Stack gap="1">
      {levelChoices(row).map(({ schemeId, label, options }) => (
        <SelectField
          key={schemeId}
          label={label}
          hideLabel
          placeholder="Choose a level"
          options={options}
          value={edit.edited?.levels.get(schemeId) ?? ''}
          onChange={({ target }) => edit.setLevel(schemeId, Number(target.value))}
        />
      ))}
      {edit.edited?.theirs && <Text>Theirs: {describe(row, edit.edited.theirs)}</Text>}
    </Stack>
  );
}

const describe = ({ proficiencies }: SkillRow, theirs: readonly Expected[]) =>
  theirs
    .map(({ proficiencyId, skillCriticality }) => {
      const level = proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level ?? 'another level';
      return skillCriticality ? `${level}, ${skillCriticality}` : level;
    })
    .join('; ');
