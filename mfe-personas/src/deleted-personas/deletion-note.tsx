import { Button, HStack, Text } from '@skills-architect/ui-kit';
import { describeDeletion, type FoundDeletion } from './use-deletion';
import { useRestorePersonas } from './use-restore-personas';

interface DeletionNoteProps {
  clientId: number;
  found: Pick<FoundDeletion, 'deletion' | 'search'>;
  onRestored: () => void;
}

const describe = ({ deletion, search }: DeletionNoteProps['found']) => {
  if (deletion) return `${describeDeletion(deletion)} What you entered is still here: restore the persona to save it.`;
  if (search.data) return 'This persona was deleted. What you entered is still here, but cannot be saved.';
  return `The persona was deleted.${search.error ? ` ${search.error.message}` : ''}`;
};

/** Above an open form whose persona somebody has deleted: what was typed stays, and can be saved after restoring. */
export function DeletionNote({ clientId, found, onRestored }: DeletionNoteProps) {
  const { deletion, search } = found;
  const { isRestoring, restore } = useRestorePersonas(clientId, onRestored, { isShown: true });
  return (
    <HStack role="alert" gap="3" flexWrap="wrap" px="4" py="2" rounded="md" bg="warning.subtle">
      <Text flex="1 1 16rem" color="warning.fg">
        {describe(found)}
      </Text>
      {deletion && (
        <Button icon="undo" loading={isRestoring} onClick={() => void restore({ ids: [deletion.personaId] }, deletion)}>
          Restore Persona
        </Button>
      )}
      {search.error && !search.data && (
        <Button icon="refresh" loading={search.isRefreshing} onClick={search.retry}>
          Retry
        </Button>
      )}
    </HStack>
  );
}
