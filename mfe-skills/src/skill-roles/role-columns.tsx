import { Criticality } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import {
  buildLevelChoices,
  CRITICALITIES,
  describeTheirs,
  type ExpectedEdit,
  LevelNames,
  LevelSelects,
  ShownName,
} from '@skills-architect/library-kit';
import { SelectField, TextLink } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { RoleChoice } from './role-choice';
import { NEW_ROLE, type RoleRow } from './role-rows';

/** Columns of the roles of a skill; level and criticality can be edited, and the role of a new row. */
export const roleColumns = (edit: ExpectedEdit<RoleRow>): Column<RoleRow>[] => [
  {
    id: 'roleName',
    title: 'Industry Role',
    cell: RoleLink,
    edit: (row) =>
      row.key === NEW_ROLE && edit.edited ? (
        <RoleChoice value={edit.edited.row} onChange={edit.changeRow} />
      ) : (
        <RoleLink {...row} />
      ),
  },
  {
    id: 'subsector',
    title: 'Industry or Function',
    cell: ({ role }) => role && <ShownName name={role.subsector} language={role.subsectorLanguage} />,
    width: '16%',
  },
  {
    id: 'functionName',
    title: 'Department or Track',
    cell: ({ role }) => role && <ShownName name={role.functionName} language={role.functionLanguage} />,
    width: '16%',
  },
  {
    id: 'level',
    title: 'Level',
    cell: ({ expected, proficiencies }) => (
      <LevelNames
        levels={expected.map(({ proficiencyId }) => {
          const level = proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId);
          return {
            levelNumber: level?.levelNumber ?? 0,
            level: level?.level ?? 'A level that was deleted',
            levelCount: expected.length > 1 ? level?.proficiencySchemeLevelCount : undefined,
          };
        })}
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
    width: '13rem',
  },
  {
    id: 'criticality',
    title: 'Criticality',
    cell: ({ skillCriticality }) => skillCriticality,
    edit: () => (
      <SelectField
        label="Criticality"
        hideLabel
        options={CRITICALITIES}
        value={edit.edited?.skillCriticality ?? ''}
        onChange={({ target }) => edit.setCriticality(Criticality.parse(target.value))}
      />
    ),
    width: '8rem',
  },
  { id: 'status', title: 'Status', cell: ({ role }) => role && LIBRARY_STATUS_NAMES[role.roleStatus], width: '8rem' },
];

function RoleLink({ roleId, roleName, role }: Pick<RoleRow, 'roleId' | 'roleName' | 'role'>) {
  return (
    <TextLink href={`/role/edit/${roleId}`} target="_blank" rel="noreferrer">
      <ShownName name={roleName} language={role?.nameLanguage} />
    </TextLink>
  );
}
