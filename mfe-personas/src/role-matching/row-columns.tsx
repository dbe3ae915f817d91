import { type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { Box, IconButton } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { MappingCell } from '../assign-skills/architect-row/mapping-cell';
import { type Choices, isDraft, type RowChoice, selectedRole } from '../import-files/selection-rules';
import { GuessBadge } from './import-review/guess-badge';
import { NameProblem } from './name-problem';
import { RoleCell } from './role-cell';
import { RowName } from './row-name';

export interface RowColumnOptions {
  importTokenId: string;
  clientId: number;
  choices: Choices;
  /** Rows with the name of an earlier row that has a role. */
  duplicateRowIds: ReadonlySet<number>;
  /** Rows with the name of another row, whether they have a role or not. */
  sameNameRowIds: ReadonlySet<number>;
  /** After an attempt to create, rows without a role show an error. */
  isAttempted: boolean;
  onChoose: (row: ImportRow, choice: RowChoice | null) => void;
  onDelete: (row: ImportRow) => void;
  /** Called with a row that the service has changed. */
  onChanged: (row: ImportRow) => void;
}

/** Why the skills of a row cannot be mapped yet; undefined when they can. They come from the saved role. */
const findWaitReason = (row: ImportRow, choices: Choices) => {
  if (row.isDuplicatePersona) return '–';
  const saved = row.roleRecommendations.find(({ isSelected }) => isSelected);
  const role = selectedRole(row, choices);
  if (isDraft(row, choices)) return 'Once it is created';
  if (!role) return 'Select a role first';
  return saved?.roleId === role.roleId ? undefined : 'Save the role first';
};

/** Columns of Role Selection. */
export const rowColumns = (options: RowColumnOptions): Column<ImportRow>[] => {
  const { importTokenId, clientId, choices, isAttempted, onChoose, onDelete, onChanged } = options;
  const findNameProblem = ({ rowId, isDuplicatePersona }: ImportRow) => {
    if (isDuplicatePersona) return 'Exists already';
    if (options.duplicateRowIds.has(rowId)) return 'Name is taken';
    return options.sameNameRowIds.has(rowId) ? 'Same name as another row' : undefined;
  };
  const hasProblem = (row: ImportRow) => findNameProblem(row) !== undefined;
  return [
    {
      id: 'role',
      title: 'Client Role',
      width: '20%',
      rowHeader: true,
      cell: (row) => <RowName row={row} lines={hasProblem(row) || listGuesses(row).length ? 1 : 2} />,
      below: (row) => {
        const problem = findNameProblem(row);
        if (problem) return <NameProblem {...{ importTokenId, row, problem, onChanged }} />;
        // A line of its own also beside a short name.
        return listGuesses(row).length ? (
          <Box pt="0.5">
            <GuessBadge row={row} isShort />
          </Box>
        ) : null;
      },
    },
    {
      id: 'group',
      title: 'Department',
      narrow: 'value',
      width: '13%',
      cell: (row) => {
        const hasBadge = hasProblem(row) && listGuesses(row).length > 0;
        return (
          <>
            <ClampedText lines={hasBadge ? 1 : 2}>{row.groupName}</ClampedText>
            {hasBadge && <GuessBadge row={row} isShort />}
          </>
        );
      },
    },
    {
      id: 'industryRole',
      title: 'Industry Role',
      cell: (row) => {
        const role = selectedRole(row, choices);
        return (
          <RoleCell
            importTokenId={importTokenId}
            clientId={clientId}
            row={row}
            roleId={role?.roleId}
            roleName={role?.roleName}
            isDraft={isDraft(row, choices)}
            isAttempted={isAttempted}
            onChoose={onChoose}
            onChanged={onChanged}
          />
        );
      },
    },
    {
      id: 'skillMatch',
      title: 'Skill Match',
      width: '11rem',
      cell: (row) => <MappingCell row={row} waitReason={findWaitReason(row, choices)} />,
    },
    {
      id: 'delete',
      title: 'Delete',
      hideTitle: true,
      width: '3.25rem',
      align: 'end',
      cell: (row) => (
        <IconButton icon="trash" size="sm" label={`Delete ${row.personaName}`} onClick={() => onDelete(row)} />
      ),
    },
  ];
};
