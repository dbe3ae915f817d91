import { getPersona } from '@skills-architect/contracts/personas';
import { navigate, useCall, useClient, useParams } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Page, Skeleton } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { EMPTY, toFormValues } from './form-values';
import { PersonaEditor } from './persona-editor';

/** Adds a persona, changes one, or begins another from a copy. */
export default function PersonaFormScreen() {
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
  const isId = Number.isInteger(personaId) && personaId > 0;
  const persona = useCall(getPersona, isId ? { params: { personaId } } : undefined);
  const { data } = persona;
  const [isDirty, setDirty] = useState(false);
  const [shown, setShown] = useState(data);
  // What somebody else saves meanwhile does not take away what was typed here.
  if (data !== shown && !isDirty) setShown(data);
  const title = duplicate ? 'Duplicate Persona' : 'Edit Persona';
  if (!isId)
    return (
      <Page title={title}>
        <EmptyState title="This persona was not found.">The address may be misspelt.</EmptyState>
      </Page>
    );
  if (persona.error)
    return (
      <Page title={title}>
        <LoadError of={persona} />
      </Page>
    );
  if (!data || !shown)
    return (
      <Page title={title}>
        <Skeleton lines={10} label="Reading the persona" />
      </Page>
    );
  return (
    <PersonaEditor
      title={title}
      clientId={shown.clientId}
      values={toFormValues(shown, duplicate)}
      persona={duplicate ? undefined : shown}
      start={shown.industryRole ?? undefined}
      onDirty={setDirty}
      previousPersonaId={data.previousPersonaId}
      nextPersonaId={data.nextPersonaId}
      onAddAnother={() => navigate('/persona/add')}
    />
  );
}
