import type { Role } from '@skills-architect/contracts/roles';
import { listOfferedStatuses } from '@skills-architect/contracts/skills';
import { useAccessDenied } from '@skills-architect/library-kit';
import { type CallResult, useSession } from '@skills-architect/portal-kit';

/** Whether the role's status denies access; if so, redirects home with a message. */
export function useRoleAccess({ data, error }: Pick<CallResult<Role>, 'data' | 'error'>): boolean {
  const { user } = useSession();
  const isHidden = data !== undefined && !listOfferedStatuses(user.userType).includes(data.roleStatus);
  const isDenied = isHidden || error?.code === 'forbidden';
  useAccessDenied(isDenied);
  return isDenied;
}
