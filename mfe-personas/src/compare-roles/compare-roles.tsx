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
    <ForClient key={start} start={start} named={clientId === undefined ? undefined : Number(clientId)} />
  ) : (
    <RoleComparison key={start} clientId={undefined} start={start} />
  );
}

interface ForClientProps {
  start: string;
  /** Client id from the path. */
  named: number | undefined;
}

/**
 * Client users compare the roles of one client: the one in the path, which becomes selected, or else the selected one.
 */
function ForClient({ start, named }: ForClientProps) {
  const { client, clients, known, choose } = useClient();
  const own = clients.some(({ clientId }) => clientId === named) ? named : undefined;
  const clientId = own ?? client?.clientId;
  const chosen = client?.clientId;
  const former = useRef(chosen);
  useEffect(() => {
    if (own !== undefined) choose(own);
  }, [own, choose]);
  useEffect(() => {
    const isSwitched = former.current !== undefined && former.current !== chosen;
    former.current = chosen;
    // Another client has other sources and roles.
    if (isSwitched && chosen !== own) navigate('/compare-role', { replace: true });
  }, [chosen, own]);

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
