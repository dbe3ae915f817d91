import type { PersonaImport } from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { Button, Dialog, Page, Stack, Text } from '@skills-architect/ui-kit';
import { useEffect } from 'react';

const CLOSES_AFTER = 5000;
const leave = () => navigate('/personas', { replace: true });

/** Shows what was created; closes automatically. */
export function ImportCreated({ of: { counts } }: { of: PersonaImport }) {
  const { created, read } = counts;
  const skipped = read - created;
  useEffect(() => {
    const timer = setTimeout(leave, CLOSES_AFTER);
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
          <Text>{created === 1 ? '1 persona was created.' : `${created} personas were created.`}</Text>
          {skipped > 0 && (
            <Text color="fg.muted">
              {skipped === 1 ? '1 client role was skipped.' : `${skipped} client roles were skipped.`}
            </Text>
          )}
          <Text color="fg.muted">This closes by itself after five seconds.</Text>
        </Stack>
      </Dialog>
    </Page>
  );
}
