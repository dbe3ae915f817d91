import { useClient } from '@skills-architect/portal-kit';
import { Button, Dialog, SelectField } from '@skills-architect/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { type ClientQuestion, useClientQuestion } from './choose-client';

/** The global 'Select Client' dialog. */
export function SelectClient() {
  const asked = useClientQuestion((state) => state.question);
  return asked ? <ClientDialog answer={asked.answer} /> : null;
}

function ClientDialog({ answer }: ClientQuestion) {
  const { client, clients, choose } = useClient();
  const [clientId, setClientId] = useState(client?.clientId);
  const chosen = clients.find((candidate) => candidate.clientId === clientId);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen) return;
    choose(chosen.clientId);
    answer(chosen);
  };
  return (
    <Dialog
      open
      size="sm"
      title="Select Client"
      onClose={() => answer(undefined)}
      footer={
        <Button
          type="submit"
          form="select-client"
          variant="primary"
          disabledReason={chosen ? undefined : 'Choose a client first'}
        >
          Go
        </Button>
      }
    >
      <form id="select-client" onSubmit={submit}>
        <SelectField
          label="Client"
          placeholder={clients.length ? 'Choose a client' : 'No options'}
          options={clients.map((candidate) => ({ value: candidate.clientId, label: candidate.clientName }))}
          value={clientId ?? ''}
          onChange={(event) => setClientId(Number(event.target.value) || undefined)}
        />
      </form>
    </Dialog>
  );
}
