import { getRole } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES, statusMenu } from '@skills-architect/contracts/skills';
import { Link, useAccessDenied, useCall, useParams, useSession } from '@skills-architect/portal-kit';
import { Button, EmptyState, Icon, Loaded, Page, Panel, Skeleton, StatusBadge } from '@skills-architect/ui-kit';
import { RoleContent } from './role-content';

/** Screen: one industry role of the library. */
export default function RolePage() {
  const roleId = Number(useParams().id);
  const isId = Number.isInteger(roleId) && roleId > 0;
  const read = useCall(getRole, isId ? { params: { roleId } } : undefined);
  const role = read.data;
  const { user } = useSession();
  const isForbidden = read.error?.code === 'forbidden';
  const isDenied = isForbidden || (role !== undefined && !statusMenu(user.userType).includes(role.roleStatus));
  useAccessDenied(isDenied);
  if (isDenied) return null;
  return (
    <Page
      title={role?.roleName ?? 'Industry Role'}
      beside={role && <StatusBadge>{LIBRARY_STATUS_NAMES[role.roleStatus]}</StatusBadge>}
      action={
        <Button asChild variant="quiet">
          <Link to="/role">
            <Icon name="chevronLeft" /> Back to industry roles
          </Link>
        </Button>
      }
    >
      {!isId ? (
        <EmptyState title="This role was not found.">Check the address.</EmptyState>
      ) : (
        <Loaded
          of={read}
          waiting={
            <Panel>
              <Skeleton lines={8} label="Loading the role" />
            </Panel>
          }
        >
          {(data) => <RoleContent role={data} />}
        </Loaded>
      )}
    </Page>
  );
}
