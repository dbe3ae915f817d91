import { type ImportRow, requestRowRole } from '@skills-architect/contracts/personas';
import { describeNoCloseRole } from '@skills-architect/contracts/roles';
import { askConfirm, Link, notify, useAreas, useChange, useClient } from '@skills-architect/portal-kit';
import { Button, HStack, Stack, StatusBadge, Text, TextLink } from '@skills-architect/ui-kit';
import { listSuggestions } from '../import-files/selection-rules';

const ANSWER =
  'There is no fixed time for an answer. Once one of them publishes the role, it is found by its name in the pickers of industry roles.';
const WAITING = `It is a draft that the Skilling Architects and Super Users see in Manage Industry Roles. ${ANSWER}`;

interface NoCloseRoleProps {
  importTokenId: string;
  row: ImportRow;
  /** Called with the changed row after the role was requested. */
  onChanged: (row: ImportRow) => void;
  onCreateWithout?: () => void;
  /** Compact form for a table cell, without the closer roles of other libraries. */
  inRow?: boolean;
}

/** Shown above the nearest roles when the client's library has no close role. */
export function NoCloseRole({ importTokenId, row, onChanged, onCreateWithout, inRow = false }: NoCloseRoleProps) {
  const { rowId, personaName, requestedRoleId, elsewhere = [] } = row;
  const requesting = useChange(requestRowRole);
  const requestRole = async () => {
    const text = `The Skilling Architects and Super Users get '${personaName}' with its description as a draft in Manage Industry Roles. ${ANSWER}`;
    if (!(await askConfirm({ title: 'Ask for this role', text, yes: 'Ask', no: 'Cancel' }))) return;
    await requesting.run({ params: { importTokenId, rowId } }).then(onChanged, notify);
  };
  return (
    <Stack gap="1" alignItems="flex-start">
      <Text fontWeight="medium">{describeNoCloseRole(listSuggestions(row)[0] ?? {})}</Text>
      <HStack wrap="wrap" columnGap="2" rowGap="1">
        {requestedRoleId === undefined ? (
          <Button
            size="sm"
            aria-label={`Ask for this role: ${personaName}`}
            onClick={requestRole}
            loading={requesting.isRunning}
          >
            Ask for this role
          </Button>
        ) : (
          <AskedFor inRow={inRow} />
        )}
        {onCreateWithout && (
          <Button size="sm" aria-label={`Create without a role: ${personaName}`} onClick={onCreateWithout}>
            Create without a role
          </Button>
        )}
      </HStack>
      {!inRow && elsewhere.length > 0 && <CloserRoles places={elsewhere} />}
    </Stack>
  );
}

/** In a table cell, the explanation moves into a tooltip. */
function AskedFor({ inRow }: { inRow: boolean }) {
  if (inRow)
    return (
      <Button size="sm" variant="quiet" disabledReason={WAITING}>
        Asked for
      </Button>
    );
  return (
    <>
      <StatusBadge tone="done">Asked for</StatusBadge>
      <Text color="fg.muted" fontSize="sm">
        {WAITING}
      </Text>
    </>
  );
}

/** Says which sources or industries have closer roles, and who can add them to the client. */
function CloserRoles({ places }: { places: readonly string[] }) {
  const { client } = useClient();
  const { reaches } = useAreas();
  const clientPath = client ? `/clients/edit/${client.clientId}` : '';
  return (
    <Text color="fg.muted" fontSize="sm">
      Closer roles are in {places.join(', ')}.{' '}
      {reaches(clientPath) ? (
        <TextLink asChild>
          <Link to={clientPath}>Add to the client</Link>
        </TextLink>
      ) : (
        'An administrator can add this to the client.'
      )}
    </Text>
  );
}
