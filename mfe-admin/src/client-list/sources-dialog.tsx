import { type Client, changeClientSources } from '@skills-architect/contracts/admin';
import { listSources } from '@skills-architect/contracts/skills';
import { alert, type CallFailure, useCall, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, HStack } from '@skills-architect/ui-kit';
import { IdsPicker, pickerState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

export interface SourcesDialogProps {
  client: Client;
  onClose: () => void;
}

const NONE = 'Choose at least one source';

/** Chooses the sources whose skills and industry roles a client's users see. */
export function SourcesDialog({ client, onClose }: SourcesDialogProps) {
  const [sourceIds, setSourceIds] = useState<readonly number[]>(client.sourceIds);
  const sources = useCall(listSources, {});
  const change = useChange(changeClientSources);
  const options = (sources.data?.sources ?? []).map(({ sourceId, source }) => ({ value: sourceId, label: source }));

  const save = () =>
    change.run({ params: { clientId: client.clientId }, body: { rev: client.rev, sourceIds: [...sourceIds] } }).then(
      () => {
        alert('Client Updation Successful', { variant: 'success' });
        onClose();
      },
      (failure: CallFailure) => {
        const isStale = failure.code === 'stale';
        alert(isStale ? 'Somebody else changed this client meanwhile. Open it again to see how it stands.' : failure);
        if (isStale) onClose();
      },
    );

  return (
    <Dialog
      open
      title={`Sources of ${client.clientName}`}
      onClose={onClose}
      footer={
        <HStack gap="2" justify="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={save}
            loading={change.isRunning}
            disabledReason={sourceIds.length ? undefined : NONE}
          >
            Save
          </Button>
        </HStack>
      }
    >
      <IdsPicker
        label="Sources"
        help="Their published skills and roles are what the client's users see and are suggested."
        options={options}
        value={sourceIds}
        onChange={setSourceIds}
        error={sourceIds.length ? undefined : NONE}
        {...pickerState(sources)}
      />
    </Dialog>
  );
}
