import type { ImportRow } from '@skills-architect/contracts/personas';
import { isOnlySuggestion } from '@skills-architect/contracts/roles';
import { Box, HStack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { memo } from 'react';
import {
  choiceOf,
  hasNoCloseRole,
  listSuggestions,
  type RowChoice,
  WITHOUT_ROLE,
} from '../import-files/selection-rules';
import { NoCloseRole } from '../industry-role/no-close-role';
import { SuggestionChoice } from '../industry-role/suggestion-choice';
import { RoleChoice } from './role-choice';

interface RoleCellProps {
  importTokenId: string;
  clientId: number;
  row: ImportRow;
  /** The selected role as primitives, so that `memo` skips unchanged rows. */
  roleId: number | undefined;
  roleName: string | undefined;
  /** Whether it becomes a draft without a role. */
  isDraft: boolean;
  /** Whether to mark the row if it has no role: set once the user has tried to create the personas. */
  isAttempted: boolean;
  onChoose: (row: ImportRow, choice: RowChoice | null) => void;
  /** Called with the updated row from the server's response. */
  onChanged: (row: ImportRow) => void;
}

/** The height of a row without a close role, so that a choice does not move the rows below. */
const ROW_MIN_HEIGHT = '3.25rem';

/** Table cell with the picker of the industry role. Beside it, the selected or else the best suggestion, as a toggle button. */
export const RoleCell = memo(function RoleCell(props: RoleCellProps) {
  const { importTokenId, clientId, row, roleId, roleName, isDraft, isAttempted, onChoose, onChanged } = props;
  const ofRole = roleId === undefined ? null : choiceOf({ roleId, roleName: roleName ?? '' });
  const selected = isDraft ? WITHOUT_ROLE : ofRole;
  const isMissing = isAttempted && !selected && !row.isDuplicatePersona;
  return (
    <HStack wrap="wrap" columnGap="3" rowGap="1" minH={ROW_MIN_HEIGHT}>
      <Box flex="1 1 0" minW={{ base: 'full', sm: '48' }}>
        <RoleChoice clientId={clientId} row={row} selected={selected} isMissing={isMissing} onChoose={onChoose} />
      </Box>
      <Box flex={{ base: '1 1 100%', sm: '0 1 18rem' }} minW="0">
        <BesidePicker {...{ importTokenId, row, roleId, isDraft, onChoose, onChanged }} />
      </Box>
    </HStack>
  );
});

type BesidePickerProps = Pick<RoleCellProps, 'importTokenId' | 'row' | 'roleId' | 'isDraft' | 'onChoose' | 'onChanged'>;

function BesidePicker({ importTokenId, row, roleId, isDraft, onChoose, onChanged }: BesidePickerProps) {
  const suggestions = listSuggestions(row);
  const selected = suggestions.find((suggestion) => suggestion.roleId === roleId);
  const isFar = hasNoCloseRole(row);
  if (row.isDuplicatePersona) return null;
  if (isDraft) return <BecomesDraft />;
  if (isFar && !selected)
    return (
      <NoCloseRole
        importTokenId={importTokenId}
        row={row}
        onChanged={onChanged}
        onCreateWithout={() => onChoose(row, WITHOUT_ROLE)}
        inRow
      />
    );
  const shown = selected ?? suggestions[0];
  if (!shown) return null;
  return (
    <SuggestionChoice
      suggestion={shown}
      selected={selected !== undefined}
      disabled={false}
      notClose={isFar}
      isOnly={isOnlySuggestion(suggestions)}
      isLine
      onChoose={() => onChoose(row, selected ? null : choiceOf(shown))}
    />
  );
}

const BecomesDraft = () => (
  <HStack gap="2">
    <StatusBadge tone="neutral">Draft</StatusBadge>
    <Text color="fg.muted" fontSize="sm">
      Its role can be chosen later
    </Text>
  </HStack>
);
