import { getClient } from '@skills-architect/contracts/admin';
import { useCall, useSession } from '@skills-architect/portal-kit';

/** Whether personas of a client need approval, and whether the user may give it. */
export const useApprovers = (clientId: number | undefined): { isNeeded: boolean; isApprover: boolean } => {
  const { user } = useSession();
  const { data } = useCall(getClient, clientId === undefined ? undefined : { params: { clientId } });
  const approverIds = data?.approverIds ?? [];
  return { isNeeded: approverIds.length > 0, isApprover: approverIds.includes(user.userId) };
};
