import { CLIENT_USERS } from '@skills-architect/contracts';
import { useClient, useParams, useQueryState, useSession } from '@skills-architect/portal-kit';
import { EmptyState, Page, RadioGroup, Skeleton } from '@skills-architect/ui-kit';
import { useEffect } from 'react';
import { PersonaComparison } from '../compare-personas/persona-comparison';
import { RoleComparison } from '../compare-roles/role-comparison';

const MODES = [
  { value: 'personas', label: 'Compare Personas' },
  { value: 'roles', label: 'Compare Industry Roles' },
];

/** Query state of both comparisons, which switching between them resets. */
const NOTHING_CHOSEN = { mode: 'personas', personas: '', columns: '', group: 0, source: 0, levels: 0, edit: false };

/** Screen: compares a persona with others, or its industry role with others; the path names both and the client. */
export default function CompareSkills() {
  const { user } = useSession();
  const { client: clientParam = '', personaId = '', industryRoleId = '' } = useParams();
  const { client, clients, known, choose } = useClient();
  const [{ mode }, change] = useQueryState(NOTHING_CHOSEN);
  const linkedClient = clients.find(
    ({ clientId, clientName }) => String(clientId) === clientParam || clientName === clientParam,
  );
  useEffect(() => {
    if (linkedClient) choose(linkedClient.clientId);
  }, [linkedClient, choose]);
  const clientId = linkedClient?.clientId ?? client?.clientId;
  if (clientId === undefined)
    return (
      <Page title="Compare Personas">
        {known ? (
          <EmptyState title="This client was not found.">Choose another one in the bar above.</EmptyState>
        ) : (
          <Skeleton lines={6} label="Loading your clients" />
        )}
      </Page>
    );
  const choice = (
    <RadioGroup
      label="What to compare"
      name="mode"
      inRow
      options={MODES}
      value={mode}
      onChange={({ target }) => change({ ...NOTHING_CHOSEN, mode: target.value }, { confirm: true })}
    />
  );
  // A column with only a role: the screen reads its sub-sector and function.
  const roleColumn = `0.0.${Number(industryRoleId) || 0}`;
  return mode === 'roles' ? (
    <RoleComparison
      clientId={CLIENT_USERS.includes(user.userType) ? clientId : undefined}
      start={roleColumn}
      choice={choice}
    />
  ) : (
    <PersonaComparison clientId={clientId} start={String(Number(personaId) || '')} choice={choice} />
  );
}
