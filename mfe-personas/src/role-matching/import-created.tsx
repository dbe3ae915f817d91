import { listImportRows, type PersonaImport } from '@skills-architect/contracts/personas';
import { navigate, useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Page, Stack, Text } from '@skills-architect/ui-kit';
import { CollapsedNames, formatCount } from '@skills-architect/ui-kit/extra';
import { useEffect } from 'react';
import { importRowsInput } from '../imports/use-import-rows';

const READ_OUTCOME: ['read'] = ['read'];
const CLOSE_DELAY_MS = 5000;
const leave = () => navigate('/personas', { replace: true });

/** Says how many personas were created and which client roles were skipped; closes after `CLOSE_DELAY_MS`. */
export function ImportCreated({ personaImport: { counts, importTokenId } }: { personaImport: PersonaImport }) {
  const { created, read } = counts;
  const skipped = read - created;
  const { data } = useCall(listImportRows, skipped > 0 ? importRowsInput(importTokenId, READ_OUTCOME) : undefined);
  const names = data?.rows.filter(({ personaId }) => !personaId).map(({ personaName }) => personaName);
  useEffect(() => {
    const timer = setTimeout(leave, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page title="Role Selection">
      <Dialog
        open
        title="Personas created"
        size="sm"
        onClose={leave}
        footer={
          <Button variant="primary" onClick={leave}>
            Go to personas
          </Button>
        }
      >
        <Stack gap="2">
          <Text>{formatCount(created, 'persona was created.', 'personas were created.')}</Text>
          {skipped > 0 && (
            <Text color="fg.muted">
              {formatCount(skipped, 'client role was skipped.', 'client roles were skipped.')}
            </Text>
          )}
          {names && <CollapsedNames of="the skipped client roles" names={names} />}
          <Text color="fg.muted">This closes automatically after five seconds.</Text>
        </Stack>
      </Dialog>
    </Page>
  );
}
