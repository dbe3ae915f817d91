import { getPersona } from '@skills-architect/contracts/personas';
import { navigate, useCall, useClient, useParams } from '@skills-architect/portal-kit';
import { EmptyState, ErrorPanel, Page, Skeleton } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { EMPTY, valuesOf } from './form-values';
import { PersonaEditor } from './persona-editor';

/** Adds a persona, changes one, or begins another from a copy. */
export default function PersonaForm() {
  const { id, copy } = useParams();
  return id ? (
    <ExistingPersona key={`${id} ${copy}`} personaId={Number(id)} duplicate={copy === 'true'} />
  ) : (
    <NewPersona />
  );
}

function NewPersona() {
  const { client, known } = useClient();
  const [round, setRound] = useState(0);
  if (!client)
    return (
      <Page title="Add Persona">
        {known ? (
          <EmptyState title="Choose a client first">
            A persona belongs to a client. Choose one in the bar above.
          </EmptyState>
        ) : (
          <Skeleton lines={6} label="Reading your clients" />
        )}
      </Page>
    );
  return (
    <PersonaEditor
      key={`${client.clientId} ${round}`}
      title="Add Persona"
      clientId={client.clientId}
      values={EMPTY}
      persona={undefined}
      start={undefined}
      onAddAnother={() => setRound(round + 1)}
    />
  );
}

function ExistingPersona({ personaId, duplicate }: { personaId: number; duplicate: boolean }) {
  const { data, error, retry, isRefreshing } = useCall(
    getPersona,
    Number.isInteger(personaId) && personaId > 0 ? { params: { personaId } } : undefined,
  );
  const title = duplicate ? 'Duplicate Persona' : 'Edit Persona';
  if (error)
    return (
      <Page title={title}>
        <ErrorPanel message={error.message} requestId={error.requestId} onRetry={retry} busy={isRefreshing} />
      </Page>
    );
  if (!data)
    return (
      <Page title={title}>
        <Skeleton lines={10} label="Reading the persona" />
      </Page>
    );
  return (
    <PersonaEditor
      // After a save the form goes on with the new revision.
      key={duplicate ? 'copy' : data.rev}
      title={title}
      clientId={data.clientId}
      values={valuesOf(data, duplicate)}
      persona={duplicate ? undefined : data}
      start={data.industryRole ?? undefined}
      previousPersonaId={data.previousPersonaId}
      nextPersonaId={data.nextPersonaId}
      onAddAnother={() => navigate('/persona/add')}
    />
  );
}
