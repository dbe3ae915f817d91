import type { SessionUser } from '@skills-architect/contracts/portal';
import { mayAccessClient } from '../service/access';

/**
 * Why a requested job may not start; undefined when it may. Since the request its owner's user type may have changed,
 * or the owner may have lost the client.
 */
export const jobRefusal = (
  requester: Pick<SessionUser, 'userType'>,
  now: SessionUser,
  clientId: number | undefined,
): string | undefined => {
  if (now.userType !== requester.userType) return 'Your rights have changed since you started this. Start it again.';
  if (clientId !== undefined && !mayAccessClient(now, clientId)) return 'You no longer have access to this client.';
  return undefined;
};
