import type { DeletedPersona } from '@skills-architect/contracts/personas';
import { Button, HStack, Text } from '@skills-architect/ui-kit';
import { describeDeletion } from './use-deletion';
import { useRestorePersonas } from './use-restore-personas';

interface DeletionNoteProps {
  clientId: number;
  /** Undefined: the persona cannot be restored. */
  deletion: DeletedPersona | undefined;
  onRestored: () => void;
}

/** Above an open form whose persona somebody has deleted: what was typed stays, and can be saved after restoring. */
export function DeletionNote({ clientId, deletion, onRestored }: DeletionNoteProps) {
  const { isRestoring, restore } = useRestorePersonas(clientId, onRestored, { isShown: true });
  return (
    <HStack role="alert" gap="3" flexWrap="wrap" px="4" py="2" rounded="md" bg="warning.subtle">
      <Text flex="1 1 16rem" color="warning.fg">
        {deletion
          ? `${describeDeletion(deletion)} What you entered is still here: restore the persona to save it.`
          : 'This persona was deleted. What you entered is still here, but cannot be saved.'}
      </Text>
      {deletion && (
        <Button icon="undo" loading={isRestoring} onClick={() => void restore({ ids: [deletion.personaId] }, deletion)}>
          Restore Persona
        </Button>
      )}
    </HStack>
  );
}
