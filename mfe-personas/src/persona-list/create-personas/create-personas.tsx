import { formatCount } from '@skills-architect/contracts/locale';
import { bulkImportEnabled, type PersonaImport } from '@skills-architect/contracts/personas';
import { navigate, useCall, useLocation, useQueryState, useSession } from '@skills-architect/portal-kit';
import { Dialog, LoadError, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { useCallback, useEffect } from 'react';
import { isUnderWay, isWaiting } from '../../import-files/import-stages';
import { usePendingImport } from '../../import-files/use-pending-import';
import { BulkUpload } from './bulk-upload';
import { ChoiceCard } from './choice-card';
import { startKindFor } from './upload-kinds';

const CREATION = { create: '' };

interface CreatePersonasProps {
  clientId: number;
}

/** What stays of the last upload when another one begins. */
const waitingNote = ({ fileName, counts: { read, existing } }: PersonaImport): string => {
  const [waits, stays] = read === 1 ? ['waits', 'It stays'] : ['wait', 'They stay'];
  const forWhat = existing ? 'a role or another name' : 'a role';
  return `${formatCount(read, 'client role', 'client roles')} of ${fileName} still ${waits} for ${forWhat}. ${stays} beside the list of personas when you upload more.`;
};

/** Asks how to create personas: many from files, or one by hand. The query string has the step: `choose`, or an upload. */
export function CreatePersonas(props: CreatePersonasProps) {
  const [{ create }] = useQueryState(CREATION);
  return create ? <OpenCreatePersonas {...props} /> : null;
}

/** Names another step or upload in the address without a step in the history. */
const useCorrectedStep = () => {
  const { pathname, search, state } = useLocation();
  return useCallback(
    (create: string) => {
      const query = new URLSearchParams(search);
      query.set('create', create);
      navigate(`${pathname}?${query}`, { replace: true, state, skipConfirm: true });
    },
    [pathname, search, state],
  );
};

function OpenCreatePersonas({ clientId }: CreatePersonasProps) {
  const [{ create }, change] = useQueryState(CREATION);
  const { user } = useSession();
  const start = startKindFor(create, user.userType);
  // The address may name an unknown upload, or one that this user may not make: another step is shown, and named.
  const shown = start ?? 'choose';
  const correct = useCorrectedStep();
  useEffect(() => {
    if (create !== shown) correct(shown);
  }, [create, shown, correct]);
  const onClose = () => change({ create: '' });
  const enabled = useCall(bulkImportEnabled, { query: { clientId } });
  const { pending, others, isLoading } = usePendingImport(clientId);
  const waiting = pending && isWaiting(pending) ? pending : undefined;
  const isInProgress = (pending && !waiting && pending.stage !== 'failed') || others.some(isUnderWay);
  const refusal = isInProgress ? 'A bulk creation is in progress. Continue or discard it first.' : undefined;
  if (start)
    return (
      <BulkUpload
        clientId={clientId}
        start={start}
        refusal={refusal}
        onKind={correct}
        onBack={() => change({ create: 'choose' }, { isStep: true })}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title="Create Personas" onClose={onClose}>
      <Stack gap="3">
        {enabled.isLoading || isLoading ? (
          <Skeleton lines={2} label="Checking whether personas can be created in bulk" />
        ) : (
          enabled.data?.enabled && (
            <ChoiceCard
              icon="upload"
              title="Create personas in bulk"
              line="Upload job descriptions, or roles and skills in Excel, and have them matched to industry roles"
              disabledReason={refusal}
              onChoose={() => change({ create: 'zip' }, { isStep: true })}
            />
          )
        )}
        {waiting && <Text color="fg.muted">{waitingNote(waiting)}</Text>}
        <LoadError result={enabled} />
        <ChoiceCard
          icon="person"
          title="Create an individual persona"
          line="Describe one job role by hand or from one job description"
          // Replaces the pop-up in the history, so that Back does not reopen it.
          onChoose={() => navigate('/persona/add', { replace: true })}
        />
      </Stack>
    </Dialog>
  );
}
