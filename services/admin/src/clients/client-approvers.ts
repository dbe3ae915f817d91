import { CLIENT_USERS, PERSONA_USERS } from '@skills-architect/contracts';
import { invalid } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { UserDocument, Users } from '../users/user-document';

type Candidate = Pick<UserDocument, 'userType' | 'clientIds' | 'disabled' | 'deletedAt'>;

/** Whether a user may approve the personas of a client; a new client (undefined) has no associated users yet. */
export const mayApprove = (user: Candidate, clientId: number | undefined): boolean => {
  if (user.deletedAt || user.disabled || !PERSONA_USERS.includes(user.userType)) return false;
  return !CLIENT_USERS.includes(user.userType) || (clientId !== undefined && user.clientIds.includes(clientId));
};

const STAFF = PERSONA_USERS.filter((type) => !CLIENT_USERS.includes(type));

/** MongoDB filter that matches the users for whom `mayApprove` is true; `clientId` 0 stands for a new client. */
export const approversFilter = (clientId: number): QueryFilter<UserDocument> => ({
  disabled: { $ne: true },
  $or: [{ userType: { $in: STAFF } }, { userType: { $in: [...CLIENT_USERS] }, clientIds: clientId }],
});

/** Throws for the first user who may not approve the client's personas. */
export const refuseWrongApprovers = async (
  users: Users,
  approverIds: readonly number[],
  clientId?: number,
): Promise<void> => {
  if (!approverIds.length) return;
  const found = await users.model.find({ _id: { $in: [...approverIds] } }).lean<UserDocument[]>();
  const usersById = new Map(found.map((user) => [user._id, user]));
  for (const id of approverIds) {
    const user = usersById.get(id);
    if (!user || user.deletedAt) throw invalid('approverIds', `There is no user ${id}.`);
    if (!mayApprove(user, clientId))
      throw invalid('approverIds', `${user.name} cannot approve personas of this client.`);
  }
};
