import { CLIENT_USERS } from '@skills-architect/contracts';
import { navigate, useClient, useParams, useSession } from '@skills-architect/portal-kit';
import { EmptyState, Page, Skeleton } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import { RoleComparison, TITLE } from './role-comparison';

/** Screen: compares industry roles; the path may preselect the first one. */
export default function CompareRoles() {
  const { user } = useSession();
  const { clientId, subsectorID, funcval, roleId } = useParams();
  const start = roleId ? `${subsectorID}.${funcval}.${roleId}` : '';
  return CLIENT_USERS.includes(user.userType) ? (
    <ForClient key={start} start={start} pathClientId={clientId === undefined ? undefined : Number(clientId)} />
  ) : (
    <RoleComparison key={start} clientId={undefined} start={start} />
  );
}

interface ForClientProps {
  start: string;
  /** Client id from the path. */
  pathClientId: number | undefined;
}

/** Client users compare the roles of one client: that of the path, which is then selected, else the selected one. */
function ForClient({ start, pathClientId }: ForClientProps) {
  const { client, clients, known, choose } = useClient();
  const linkedClientId = clients.some(({ clientId }) => clientId === pathClientId) ? pathClientId : undefined;
  const clientId = linkedClientId ?? client?.clientId;
  const chosenClientId = client?.clientId;
  const previousClientId = useRef(chosenClientId);
  useEffect(() => {
    if (linkedClientId !== undefined) choose(linkedClientId);
  }, [linkedClientId, choose]);
  useEffect(() => {
    const isSwitched = previousClientId.current !== undefined && previousClientId.current !== chosenClientId;
    previousClientId.current = chosenClientId;
    // The chosen roles are dropped, because another client has other sources and roles.
    if (isSwitched && chosenClientId !== linkedClientId) navigate('/compare-role', { replace: true });
  }, [chosenClientId, linkedClientId]);

  if (clientId === undefined)
    return (
      <Page title={TITLE}>
        {known ? (
          <EmptyState title="Choose a client first">
            Industry roles are compared for a client. Choose one in the bar above.
          </EmptyState>
        ) : (
          <Skeleton lines={6} label="Loading your clients" />
        )}
      </Page>
    );
  return <RoleComparison key={clientId} clientId={clientId} start={start} />;
}
