import { getPersona, listPersonas, type Persona } from '@skills-architect/contracts/personas';
import { RecordError } from '@skills-architect/library-kit';
import {
  navigate,
  useCall,
  useClient,
  useClientOfScreen,
  useOpenedRecord,
  useParams,
} from '@skills-architect/portal-kit';
import { EmptyState, Page, Skeleton } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { DeletionNote } from '../deleted-personas/deletion-note';
import { GonePersona } from '../deleted-personas/gone-persona';
import { useDeletion } from '../deleted-personas/use-deletion';
import { copyName, originalName } from './copy-name';
import { EMPTY, toFormValues } from './form-values';
import { PersonaEditor } from './persona-editor';

const toOpenedRecord = ({ personaId, personaName, clientId }: Persona) => ({
  to: `/persona/edit/${personaId}/false?client=${clientId}`,
  title: personaName,
  kind: 'Persona',
});

/** Screen: creates, edits or duplicates a persona. */
export default function PersonaFormScreen() {
  const { id, copy } = useParams();
  return id ? (
    <ExistingPersona key={`${id} ${copy}`} personaId={Number(id)} isDuplicate={copy === 'true'} />
  ) : (
    <NewPersona />
  );
}

function NewPersona() {
  const { client, known } = useClientOfScreen();
  const [formNumber, setFormNumber] = useState(0);
  if (!client)
    return (
      <Page title="Add Persona">
        {known ? (
          <EmptyState title="Choose a client first">
            A persona belongs to a client. Choose one in the bar above.
          </EmptyState>
        ) : (
          <Skeleton lines={6} label="Loading your clients" />
        )}
      </Page>
    );
  return (
    <PersonaEditor
      key={`${client.clientId} ${formNumber}`}
      title="Add Persona"
      clientId={client.clientId}
      values={EMPTY}
      persona={undefined}
      draftName={`new persona of client ${client.clientId}`}
      subject={`a new persona of ${client.clientName}`}
      onAddAnother={() => setFormNumber(formNumber + 1)}
    />
  );
}

/** The names that a copy of the persona cannot have. */
const useTakenNames = (copied: Persona | undefined) => {
  const query = copied && { clientId: copied.clientId, searchString: originalName(copied.personaName), pagesize: 200 };
  const found = useCall(listPersonas, query && { query });
  return { isKnown: found.data !== undefined || found.error !== undefined, names: found.data?.data ?? [] };
};

function ExistingPersona({ personaId, isDuplicate }: { personaId: number; isDuplicate: boolean }) {
  const isId = Number.isInteger(personaId) && personaId > 0;
  const persona = useCall(getPersona, isId ? { params: { personaId } } : undefined);
  const { data } = persona;
  const { clients } = useClient({ ofRecord: data?.clientId });
  const found = useDeletion(data?.clientId, personaId, persona);
  useOpenedRecord(data && !isDuplicate ? toOpenedRecord(data) : undefined);
  const taken = useTakenNames(isDuplicate ? data : undefined);
  const title = isDuplicate ? 'Duplicate Persona' : 'Edit Persona';
  if (!isId)
    return (
      <Page title={title}>
        <RecordError record="persona" />
      </Page>
    );
  if (!data || (isDuplicate && !taken.isKnown))
    return (
      <Page title={title}>
        {persona.error ? (
          <GonePersona personaId={personaId} read={persona} />
        ) : (
          <Skeleton lines={10} label="Loading the persona" />
        )}
      </Page>
    );
  const client = clients.find(({ clientId }) => clientId === data.clientId);
  const ofClient = client ? ` of ${client.clientName}` : '';
  const values = toFormValues(data);
  const takenNames = taken.names.map(({ personaName }) => personaName);
  return (
    <PersonaEditor
      title={title}
      clientId={data.clientId}
      values={isDuplicate ? { ...values, personaName: copyName(data.personaName, takenNames) } : values}
      persona={isDuplicate ? undefined : data}
      original={isDuplicate ? data : undefined}
      draftName={`${isDuplicate ? 'copy of persona' : 'persona'} ${personaId}`}
      subject={`${isDuplicate ? 'a copy of ' : ''}${data.personaName}${ofClient}`}
      previousPersonaId={data.previousPersonaId}
      nextPersonaId={data.nextPersonaId}
      onAddAnother={() => navigate('/persona/add')}
      deletion={
        found.isGone &&
        !isDuplicate && <DeletionNote clientId={data.clientId} found={found} onRestored={persona.retry} />
      }
    />
  );
}
