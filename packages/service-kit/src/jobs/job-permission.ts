import type { SessionUser } from '@skills-architect/contracts/portal';
import { mayAccessClient } from '../service/access';

/**
 * Why a job may not start, as a sentence; undefined when it may. After the request its owner may have got another user
 * type, or lost access to the client.
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
