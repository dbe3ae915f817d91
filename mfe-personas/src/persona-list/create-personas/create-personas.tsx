import { formatCount } from '@skills-architect/contracts/locale';
import { bulkImportEnabled, type PersonaImport } from '@skills-architect/contracts/personas';
import { navigate, useCall } from '@skills-architect/portal-kit';
import { Dialog, LoadError, Skeleton, Stack } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { usePendingImport } from '../../import-files/use-pending-import';
import { BulkUpload } from './bulk-upload';
import { ChoiceCard } from './choice-card';
import type { UploadKind } from './upload-kinds';

export interface CreatePersonasProps {
  clientId: number;
  open: boolean;
  /** Opens the upload of this kind at once. */
  start?: UploadKind | undefined;
  onClose: () => void;
}

/** Why another import has to wait. */
const waitReason = ({ stage, counts }: PersonaImport): string =>
  stage === 'selection' && counts.created > 0
    ? `${formatCount(counts.read, 'client role', 'client roles')} of the last upload still ${counts.read === 1 ? 'waits' : 'wait'} for a role${counts.existing ? ' or another name' : ''}. Continue or discard them first.`
    : 'A bulk creation is in progress. Continue or discard it first.';

/** Asks how to create personas: many from files, or one by hand. */
export function CreatePersonas({ open, ...rest }: CreatePersonasProps) {
  return open ? <OpenCreatePersonas {...rest} /> : null;
}

function OpenCreatePersonas({ clientId, start, onClose }: Omit<CreatePersonasProps, 'open'>) {
  const [isBulk, setBulk] = useState(start !== undefined);
  const enabled = useCall(bulkImportEnabled, { query: { clientId } });
  const { pending, isLoading } = usePendingImport(clientId);
  if (isBulk)
    return <BulkUpload clientId={clientId} start={start ?? 'zip'} onBack={() => setBulk(false)} onClose={onClose} />;
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
              disabledReason={pending && waitReason(pending)}
              onChoose={() => setBulk(true)}
            />
          )
        )}
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
