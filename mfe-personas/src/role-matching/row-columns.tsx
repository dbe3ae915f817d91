import type { ImportRow } from '@skills-architect/contracts/personas';
import { Box, HStack, Icon, IconButton, StatusBadge } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { MappingCell } from '../assign-skills/architect-row/mapping-cell';
import {
  type Choices,
  hasNoCloseRole,
  listSuggestions,
  type RowRole,
  selectedRole,
} from '../import-files/selection-rules';
import { ChosenName } from '../industry-role/chosen-name';
import { IndustryRolePicker } from '../industry-role/industry-role-picker';
import { NoCloseRole } from '../industry-role/no-close-role';
import { SuggestionChoice } from '../industry-role/suggestion-choice';
import { GuessBadge } from './import-review/guess-badge';
import { RenameRow } from './rename-row';

const EXISTS = 'This persona already exists';

export interface RowColumnOptions {
  importTokenId: string;
  clientId: number;
  choices: Choices;
  /** Rows with the name of an earlier row that has a role. */
  duplicateRowIds: ReadonlySet<number>;
  /** After an attempt to create, rows without a role show an error. */
  isAttempted: boolean;
  onChoose: (row: ImportRow, role: RowRole | null) => void;
  onDelete: (row: ImportRow) => void;
  /** Called with a row that the service has changed. */
  onChanged: (row: ImportRow) => void;
}

const suggestionColumn = (
  { importTokenId, choices, onChoose, onChanged }: RowColumnOptions,
  index: number,
): Column<ImportRow> => ({
  id: `suggestion${index + 1}`,
  title: `Suggestion ${index + 1}`,
  width: '12%',
  cell: (row) => {
    const isFar = hasNoCloseRole(row);
    const suggestion = listSuggestions(row)[index];
    if (!suggestion) return null;
    const selected = selectedRole(row, choices)?.roleId === suggestion.roleId;
    return (
      <>
        {isFar && index === 0 && <NoCloseRole importTokenId={importTokenId} row={row} onChanged={onChanged} />}
        <SuggestionChoice
          suggestion={suggestion}
          selected={selected}
          disabled={row.isDuplicatePersona}
          notClose={isFar}
          onChoose={() => onChoose(row, selected ? null : suggestion)}
        />
      </>
    );
  },
});

/** Why the skills of a row cannot be mapped yet; undefined when they can. They come from the saved role. */
const findWaitReason = (row: ImportRow, choices: Choices) => {
  if (row.isDuplicatePersona) return '–';
  const saved = row.roleRecommendations.find(({ isSelected }) => isSelected);
  const role = selectedRole(row, choices);
  if (!role) return 'Select a role first';
  return saved?.roleId === role.roleId ? undefined : 'Save the role first';
};

/** Columns of Role Selection. */
export const rowColumns = (options: RowColumnOptions): Column<ImportRow>[] => {
  const { importTokenId, clientId, choices, duplicateRowIds, isAttempted, onChoose, onDelete, onChanged } = options;
  return [
    {
      id: 'role',
      title: 'Client Role',
      width: '12%',
      rowHeader: true,
      cell: (row) => row.personaName,
    },
    {
      id: 'group',
      title: 'Department',
      narrow: 'value',
      width: '11%',
      cell: (row) => (
        <Box display="grid" gap="1" justifyItems="start">
          <Box hyphens="auto">{row.groupName}</Box>
          <GuessBadge row={row} />
          {row.isDuplicatePersona && <StatusBadge tone="warning">Exists already</StatusBadge>}
          {duplicateRowIds.has(row.rowId) && <StatusBadge tone="warning">Name is taken</StatusBadge>}
          {(row.isDuplicatePersona || duplicateRowIds.has(row.rowId)) && (
            <RenameRow importTokenId={importTokenId} row={row} onChanged={onChanged} />
          )}
        </Box>
      ),
    },
    ...[0, 1, 2].map((index) => suggestionColumn(options, index)),
    {
      id: 'search',
      title: 'Search Roles',
      width: '11%',
      cell: (row) => {
        const role = selectedRole(row, choices);
        const suggested = listSuggestions(row).some(({ roleId }) => roleId === role?.roleId);
        return (
          <IndustryRolePicker
            label={`Search an industry role for ${row.personaName}`}
            hideLabel
            placeholder="Search"
            clientId={clientId}
            value={suggested || !role ? null : role}
            disabledReason={row.isDuplicatePersona ? EXISTS : undefined}
            onChange={(chosen) => onChoose(row, chosen && { roleId: chosen.roleId, roleName: chosen.roleName })}
          />
        );
      },
    },
    {
      id: 'selected',
      title: 'Selected Role',
      cell: (row) => {
        const role = selectedRole(row, choices);
        if (role)
          return (
            <ChosenName
              name={role.roleName}
              clearLabel={`Clear the role of ${row.personaName}`}
              onClear={() => onChoose(row, null)}
            />
          );
        if (!isAttempted || row.isDuplicatePersona) return null;
        return (
          <HStack gap="1" color="danger.fg">
            <Icon name="alert" />
            <span>Not Selected</span>
          </HStack>
        );
      },
    },
    {
      id: 'skillMatch',
      title: 'Skill Match',
      width: '7rem',
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
