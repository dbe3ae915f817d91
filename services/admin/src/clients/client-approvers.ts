import { CLIENT_USERS, PERSONA_USERS } from '@skills-architect/contracts';
import { invalid } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { UserDocument, Users } from '../users/user-document';

type Candidate = Pick<UserDocument, 'userType' | 'clientIds' | 'disabled' | 'deletedAt'>;

/** A new client, with which no user is associated yet. */
const NEW_CLIENT = 0;
const STAFF = PERSONA_USERS.filter((type) => !CLIENT_USERS.includes(type));

/** Who may approve the personas of a client, of the users that are not disabled: staff, and its own users. */
const approversOf = (clientId: number) => [
  { userTypes: STAFF, clientIds: [] },
  { userTypes: PERSONA_USERS.filter((type) => CLIENT_USERS.includes(type)), clientIds: [clientId] },
];

/** Whether a user may approve the personas of a client. */
export const mayApprove = (user: Candidate, clientId: number): boolean =>
  !user.deletedAt &&
  !user.disabled &&
  approversOf(clientId).some(
    ({ userTypes, clientIds }) =>
      userTypes.includes(user.userType) && clientIds.every((id) => user.clientIds.includes(id)),
  );

/** MongoDB filter for these users; `clientId` 0 stands for a new client. */
export const approversFilter = (clientId: number): QueryFilter<UserDocument> => ({
  disabled: { $ne: true },
  $or: approversOf(clientId).map(({ userTypes, clientIds }) => ({
    userType: { $in: userTypes },
    ...(clientIds.length && { clientIds: { $all: clientIds } }),
  })),
});

/** Throws for the first user who may not approve the client's personas. */
export const refuseWrongApprovers = async (
  users: Users,
  approverIds: readonly number[],
  clientId = NEW_CLIENT,
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
