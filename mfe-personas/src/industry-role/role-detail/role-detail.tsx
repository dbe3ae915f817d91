import type { ImportRow, PersonaImport } from '@skills-architect/contracts/personas';
import { isOnlySuggestion } from '@skills-architect/contracts/roles';
import { useShortcut } from '@skills-architect/portal-kit';
import { Button, Dialog, EmptyState, Grid, Spacer, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import {
  type Choices,
  choiceOf,
  hasNoCloseRole,
  isDraft,
  listSuggestions,
  type RowChoice,
  selectedRole,
  WITHOUT_ROLE,
} from '../../import-files/selection-rules';
import { NoCloseRole } from '../no-close-role';
import { Candidates } from './candidates';
import { CompanySide } from './company-side';
import { useRowReasons } from './use-row-reasons';

interface RoleDetailProps {
  personaImport: PersonaImport;
  /** The rows to page through, in order. */
  rows: readonly ImportRow[];
  rowId: number;
  choices: Choices;
  onChoose: (row: ImportRow, choice: RowChoice | null) => void;
  onOpen: (rowId: number) => void;
  onClose: () => void;
  onRestored: (row: ImportRow) => void;
}

/** One row in full: the company's description, the suggested industry roles, and the reasons. */
export function RoleDetail({ rows, rowId, ...rest }: RoleDetailProps) {
  const index = rows.findIndex((row) => row.rowId === rowId);
  const row = rows[index];
  return row ? <OpenDetail {...rest} rows={rows} row={row} at={index} /> : null;
}

function OpenDetail(props: Omit<RoleDetailProps, 'rowId'> & { row: ImportRow; at: number }) {
  const { personaImport, rows, row, at, choices, onChoose, onOpen, onClose, onRestored } = props;
  const [openedCandidate, setOpenedCandidate] = useState<{ rowId: number; roleId: number }>();
  const reasons = useRowReasons(personaImport.importTokenId, row, onRestored);
  const selected = selectedRole(row, choices);
  const becomesDraft = isDraft(row, choices);
  const isFar = hasNoCloseRole(row);
  const suggestions = listSuggestions(row);
  const searchedRoles = selected && !suggestions.some(({ roleId }) => roleId === selected.roleId) ? [selected] : [];
  const candidates = [...suggestions, ...searchedRoles];
  const shownRoleId = openedCandidate?.rowId === row.rowId ? openedCandidate.roleId : selected?.roleId;
  const shown = candidates.find(({ roleId }) => roleId === shownRoleId) ?? candidates[0];
  const existsReason = row.isDuplicatePersona ? 'This persona already exists' : undefined;
  const previous = rows[at - 1];
  const next = rows[at + 1];

  const openNeighbour = (key: string) => {
    const to = key === 'ArrowLeft' ? previous : next;
    if (to) onOpen(to.rowId);
  };
  const chooseSuggestion = (key: string) => {
    const suggestion = suggestions[Number(key) - 1];
    if (!suggestion || row.isDuplicatePersona) return;
    onChoose(row, choiceOf(suggestion));
    setOpenedCandidate({ rowId: row.rowId, roleId: suggestion.roleId });
  };
  useShortcut(['ArrowLeft', 'ArrowRight'], openNeighbour, undefined, { inDialog: true });
  useShortcut(['1', '2', '3'], chooseSuggestion, undefined, { inDialog: true });
  const renderStep = (to: ImportRow | undefined, label: string, none: string) => (
    <Button onClick={() => to && onOpen(to.rowId)} disabledReason={to ? undefined : none}>
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      size="lg"
      title={[row.personaName, row.groupName].filter(Boolean).join(', ')}
      onClose={onClose}
      footer={
        <>
          <Text color="fg.muted" alignSelf="center" fontSize="sm">
            {at + 1} of {rows.length}
            <Text as="span" display={{ base: 'none', md: 'inline' }}>
              . Keys: ← → for rows, 1 to 3 for suggestions.
            </Text>
          </Text>
          <Spacer />
          {renderStep(previous, 'Previous', 'This is the first client role')}
          {renderStep(next, 'Next', 'This is the last client role')}
        </>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <CompanySide
          row={row}
          reasons={reasons}
          shownReasons={reasons.data?.reasons.find(({ roleId }) => roleId === shown?.roleId)}
        />
        <Stack gap="4">
          {becomesDraft && <Text>It will be created as a draft, without an industry role.</Text>}
          {isFar && (
            <NoCloseRole
              importTokenId={personaImport.importTokenId}
              row={row}
              onChanged={onRestored}
              {...(!becomesDraft && { onCreateWithout: () => onChoose(row, WITHOUT_ROLE) })}
            />
          )}
          {shown ? (
            <Candidates
              clientId={personaImport.clientId}
              candidates={candidates}
              shown={shown}
              selectedId={selected?.roleId}
              reasons={reasons.data}
              disabledReason={existsReason}
              notClose={isFar}
              isOnly={isOnlySuggestion(suggestions)}
              onOpen={(roleId) => setOpenedCandidate({ rowId: row.rowId, roleId })}
              onChoose={(role) => onChoose(row, choiceOf(role))}
            />
          ) : (
            <EmptyState title="No industry role was suggested">
              The description is too short, or the library has no similar role. Search for a role in the row.
            </EmptyState>
          )}
        </Stack>
      </Grid>
    </Dialog>
  );
}
