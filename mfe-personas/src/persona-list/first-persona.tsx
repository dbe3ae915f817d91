import { listPersonas } from '@skills-architect/contracts/personas';
import { navigate, notify, useCall, useClient, useQueryState } from '@skills-architect/portal-kit';
import { LoadError, MessageLoader, Page } from '@skills-architect/ui-kit';
import { useEffect } from 'react';

/**
 * `/architect_skills`: redirects to the skills of the client's first persona by group name. The host ensures that a
 * client is selected.
 */
export default function FirstPersona() {
  const { client } = useClient();
  const [{ adding }] = useQueryState({ adding: false });
  const personas = useCall(
    listPersonas,
    client && { query: { clientId: client.clientId, sortBy: 'personaGroupName', pagesize: 1 } },
  );
  const { data } = personas;
  const firstPersona = data?.data[0];
  useEffect(() => {
    if (!data) return;
    if (firstPersona)
      navigate(`/persona/architect-skills/${firstPersona.personaId}${adding ? '?adding=true' : ''}`, { replace: true });
    else {
      notify('No Personas found! Kindly define a persona first', { variant: 'info', duration: 2500 });
      navigate('/personas', { replace: true });
    }
  }, [data, firstPersona, adding]);
  return (
    <Page title="Assign Skills for Client Persona (Job Roles)">
      {personas.error ? <LoadError result={personas} /> : <MessageLoader message="Loading personas" />}
    </Page>
  );
}
