import { navigate, useQueryState } from '@skills-architect/portal-kit';
import { Button, HStack, IconButton, Text } from '@skills-architect/ui-kit';
import { discardQuestion, useDiscardImport } from '../import-files/use-discard-import';
import { usePendingImport } from '../import-files/use-pending-import';
import { waitingRows } from '../import-files/waiting-rows';
import { CreatePersonas } from './create-personas/create-personas';

/** Opens persona creation, or continues or discards the pending import. */
export function CreateButton({ clientId }: { clientId: number | undefined }) {
  const [, change] = useQueryState({ create: '' });
  const open = () => change({ create: 'choose' });
  const { pending, others } = usePendingImport(clientId);
  const { discard } = useDiscardImport();
  const left = pending?.stage === 'selection' ? waitingRows(pending.counts) : '';

  if (clientId === undefined) return null;
  return (
    <>
      {pending ? (
        <>
          <HStack gap="2" w={{ base: 'full', sm: 'auto' }}>
            <Button
              variant="primary"
              flex={{ base: '1', sm: 'none' }}
              onClick={() => navigate('/personas/role-matching')}
            >
              continue persona creation
            </Button>
            <IconButton
              icon="trash"
              label="Discard the import"
              disabledReason={pending.stage === 'creating' ? 'Its personas are being created' : undefined}
              onClick={() => discard(pending.importTokenId, discardQuestion(pending))}
            />
          </HStack>
          {left && (
            <Text color="fg.muted" fontSize="sm">
              {left}
            </Text>
          )}
          <Button onClick={open}>Create Personas</Button>
        </>
      ) : (
        <Button variant="primary" icon="add" onClick={open}>
          Create Personas
        </Button>
      )}
      {others.map(({ importTokenId, fileName, counts }) => (
        <Button
          key={importTokenId}
          variant="quiet"
          size="sm"
          onClick={() => navigate(`/personas/role-matching?import=${importTokenId}`)}
        >
          {fileName}: {waitingRows(counts)}
        </Button>
      ))}
      <CreatePersonas clientId={clientId} />
    </>
  );
}
