import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { listPersonas, type PersonaImport, personaListPath } from '@skills-architect/contracts/personas';
import { Link, navigate, useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Page, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { useCallback, useEffect } from 'react';

const CLOSE_DELAY_MS = 5000;

interface CreatedDialogProps {
  personaImport: PersonaImport;
  /** How many of its personas had been created before. */
  createdBefore: number;
  /** Closes the dialog and stays on the client roles that have no persona yet; undefined when there are none. */
  onContinue?: (() => void) | undefined;
}

/** How many personas of the import are drafts without a role, with a link to them. */
function DraftsNote({ personaImport: { clientId, importTokenId } }: Pick<CreatedDialogProps, 'personaImport'>) {
  const found = useCall(listPersonas, { query: { clientId, importTokenId, unmatched: true, pagesize: 1 } }).data;
  const drafts = found?.filteredPersonasCount ?? 0;
  const isCapped = found?.filteredPersonasCountIsCapped;
  if (drafts === 0) return null;
  return (
    <Text>
      <TextLink asChild>
        <Link to={personaListPath({ clientId, importTokenId, unmatched: true })} replace>
          {isCapped ? `${formatNumber(drafts)}+ personas` : formatCount(drafts, 'persona')}
        </Link>
      </TextLink>{' '}
      of this import {drafts === 1 ? 'is a draft' : 'are drafts'} without an industry role: choose one in the form.
    </Text>
  );
}

/** Shows how many personas were created; after `CLOSE_DELAY_MS` opens the persona list filtered by this import. */
export function CreatedDialog({ personaImport, createdBefore, onContinue }: CreatedDialogProps) {
  const { counts, importTokenId } = personaImport;
  const { read } = counts;
  const created = counts.created - createdBefore;
  const leave = useCallback(() => navigate(personaListPath({ importTokenId }), { replace: true }), [importTokenId]);
  useEffect(() => {
    const timer = setTimeout(leave, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leave]);
  return (
    <Dialog
      open
      title="Personas created"
      size="sm"
      onClose={leave}
      footer={
        <>
          {onContinue && <Button onClick={onContinue}>Continue with the rest</Button>}
          <Button variant="primary" onClick={leave}>
            Go to personas
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>{formatCount(created, 'persona was created.', 'personas were created.')}</Text>
        <DraftsNote personaImport={personaImport} />
        {onContinue && (
          <Text>
            {formatCount(read, 'client role is left.', 'client roles are left.')} In the list of personas, 'continue
            persona creation' leads to {read === 1 ? 'it' : 'them'}.
          </Text>
        )}
        <Text color="fg.muted">This closes automatically after five seconds.</Text>
      </Stack>
    </Dialog>
  );
}

/** The end of an import of which nothing is left. */
export function ImportCreated(props: Omit<CreatedDialogProps, 'onContinue'>) {
  return (
    <Page title="Role Selection">
      <CreatedDialog {...props} />
    </Page>
  );
}
