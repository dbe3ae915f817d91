import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Link, notify, useClientOfScreen, useJobs } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, MessageLoader, Page } from '@skills-architect/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { CreatingPersonas } from './creating-personas';
import { CreatedDialog, ImportCreated } from './import-created';
import { ImportReview } from './import-review/import-review';
import { RoleSelection } from './role-selection';
import { RolesMatching } from './roles-matching';
import { SheetImport } from './sheet-import';
import { useShownImport } from './use-shown-import';

/** Screen of the current import, at any stage. */
export default function RoleMatching() {
  const { client, known } = useClientOfScreen();
  if (client) return <ClientImport key={client.clientId} clientId={client.clientId} />;
  return (
    <Page title="Role Selection">
      {known ? (
        <EmptyState
          title="No client is selected"
          action={
            <Button asChild>
              <Link to="/personas">Choose a client</Link>
            </Button>
          }
        />
      ) : (
        <MessageLoader message="Loading clients" />
      )}
    </Page>
  );
}

const SCREEN_PATH = '/personas/role-matching';
const AFTER_REVIEW: ReadonlySet<string> = new Set(['matching', 'selection', 'creating', 'done']);

/** Dismisses job cards whose result this screen shows anyway. */
function useDismissJobCard(jobToken: string | undefined) {
  const { jobs, dismiss } = useJobs();
  const doneToken = jobs.find(
    ({ status, link, token }) => status === 'done' && (link === SCREEN_PATH || token === jobToken),
  )?.token;
  const dismissCard = useEffectEvent((token: string) => dismiss(token).catch(console.warn));
  useEffect(() => {
    if (doneToken) dismissCard(doneToken);
  }, [doneToken]);
}

/** Focuses the title when the next stage has replaced the focused button. */
function useFocusOnStage(stage: string | undefined) {
  useEffect(() => {
    if (stage && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [stage]);
}

/** Notifies when the roles of a workbook have been imported. */
function useImportedNotice(shown: PersonaImport | undefined) {
  const [previousStage, setPreviousStage] = useState(shown?.stage);
  const isImported = shown?.sheet !== undefined && previousStage === 'matching' && shown.stage === 'selection';
  useEffect(() => {
    if (isImported) notify('file import successful', { variant: 'success' });
    setPreviousStage(shown?.stage);
  }, [isImported, shown?.stage]);
}

/** Whether personas have just been created from some client roles, and others are left. */
function useJustCreated(shown: PersonaImport | undefined) {
  const [previousStage, setPreviousStage] = useState(shown?.stage);
  const [isJustCreated, setJustCreated] = useState(false);
  // Not read whenever creation starts: an answer that is late can show that stage again.
  const [before, setBefore] = useState({ token: '', created: 0 });
  const countNow = ({ importTokenId, stage, counts }: PersonaImport) =>
    setBefore({ token: importTokenId, created: stage === 'selection' ? counts.created : 0 });
  if (shown && shown.importTokenId !== before.token) countNow(shown);
  if (shown?.stage !== previousStage) {
    setPreviousStage(shown?.stage);
    setJustCreated(previousStage === 'creating' && shown?.stage === 'selection' && !shown.errorMessage);
  }
  const onContinue = () => {
    if (shown) countNow(shown);
    setJustCreated(false);
  };
  return { isJustCreated, createdBefore: before.created, onContinue };
}

function ClientImport({ clientId }: { clientId: number }) {
  const { shown, isLoading, failed } = useShownImport(clientId);
  // Keeps the review open while it has unsaved edits, even if another tab has proceeded with the import.
  const [isReviewing, setReviewing] = useState(false);
  useDismissJobCard(shown?.jobToken);
  useFocusOnStage(shown?.stage);
  useImportedNotice(shown);
  const { isJustCreated, createdBefore, onContinue } = useJustCreated(shown);
  if (shown?.sheet && (shown.stage === 'parsing' || shown.stage === 'failed'))
    return <SheetImport personaImport={shown} />;
  if (shown && isReviewing && AFTER_REVIEW.has(shown.stage))
    return <ImportReview personaImport={{ ...shown, stage: 'review' }} isEndedElsewhere onDirty={setReviewing} />;
  if (shown)
    switch (shown.stage) {
      case 'parsing':
      case 'review':
      case 'failed':
        return <ImportReview personaImport={shown} onDirty={setReviewing} />;
      case 'matching':
        return <RolesMatching personaImport={shown} />;
      case 'selection':
        return (
          <>
            <RoleSelection key={shown.importTokenId} personaImport={shown} />
            {isJustCreated && (
              <CreatedDialog personaImport={shown} createdBefore={createdBefore} onContinue={onContinue} />
            )}
          </>
        );
      case 'creating':
        return <CreatingPersonas personaImport={shown} />;
      case 'done':
        return <ImportCreated personaImport={shown} createdBefore={createdBefore} />;
    }
  if (isLoading || failed)
    return (
      <Page title="Role Selection">
        {failed && !isLoading ? <LoadError result={failed} /> : <MessageLoader message="Loading the import" />}
      </Page>
    );
  return (
    <Page title="Role Selection">
      <EmptyState
        title="No import is waiting"
        action={
          <Button variant="primary" asChild>
            <Link to="/personas">Go to personas</Link>
          </Button>
        }
      >
        Personas are created in bulk from the list of personas.
      </EmptyState>
    </Page>
  );
}
