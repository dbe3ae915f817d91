import type { ImportRow } from '@skills-architect/contracts/personas';
import { Button, Stack, Text } from '@skills-architect/ui-kit';

interface NoCloseRoleProps {
  row: Pick<ImportRow, 'personaName' | 'elsewhere'>;
  /**
   * HOOK: makes a draft role of the row's description for the keepers of the library. No call does that yet; until the
   * roles service has one and this is given, the button says that it is not available.
   */
  onAsk?: () => void;
}

/** Instead of suggestions, where the client's library has no role that is close. */
export function NoCloseRole({ row: { personaName, elsewhere = [] }, onAsk }: NoCloseRoleProps) {
  return (
    <Stack gap="1" alignItems="flex-start">
      <Text fontWeight="medium">No close role in this library</Text>
      <Text color="fg.muted">Search for a role, or ask for one.</Text>
      <Button
        size="sm"
        aria-label={`Ask for this role: ${personaName}`}
        onClick={onAsk}
        disabledReason={onAsk ? undefined : 'Asking for a role is not available yet'}
      >
        Ask for this role
      </Button>
      {elsewhere.length > 0 && (
        <Text color="fg.muted" fontSize="sm">
          Closer roles are in {elsewhere.join(', ')}.
        </Text>
      )}
    </Stack>
  );
}
