import { BackLink, RecordError } from '@skills-architect/library-kit';
import { type CallResult, useClient } from '@skills-architect/portal-kit';
import { Button, EmptyState, HStack } from '@skills-architect/ui-kit';
import { describeDeletion, useDeletion } from './use-deletion';
import { useRestorePersonas } from './use-restore-personas';

interface GonePersonaProps {
  personaId: number;
  /** The call that failed to read it. */
  read: Pick<CallResult<unknown>, 'error' | 'retry' | 'isRefreshing'>;
}

/** Instead of a persona that cannot be read: one that was deleted can be restored here. */
export function GonePersona({ personaId, read }: GonePersonaProps) {
  const clientId = useClient().client?.clientId;
  const { deletion } = useDeletion(clientId, personaId, read);
  const { isRestoring, restore } = useRestorePersonas(clientId ?? 0, read.retry, { isShown: true });
  if (!deletion) return <RecordError record="persona" read={read} />;
  return (
    <EmptyState
      title={describeDeletion(deletion)}
      action={
        <HStack gap="3" flexWrap="wrap" justifyContent="center">
          <BackLink to="/personas">Back to personas</BackLink>
          <Button icon="undo" loading={isRestoring} onClick={() => void restore({ ids: [personaId] }, deletion)}>
            Restore Persona
          </Button>
        </HStack>
      }
    />
  );
}
