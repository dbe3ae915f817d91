import { UserType } from '@skills-architect/contracts';
import type { User } from '@skills-architect/contracts/admin';

type Candidate = Pick<User, 'userId' | 'name' | 'email' | 'userType' | 'clientList' | 'disabled'>;

/** Types whose users may approve personas of every client. */
const APPROVING_STAFF: readonly UserType[] = [UserType.Super, UserType.Architect];
/** Types whose users may approve personas of their own clients. */
const APPROVING_CLIENT_USERS: readonly UserType[] = [UserType.General, UserType.Internal];

const mayApprove = ({ userType, clientList }: Candidate, clientId: number | undefined): boolean =>
  APPROVING_STAFF.includes(userType.userTypeId) ||
  (APPROVING_CLIENT_USERS.includes(userType.userTypeId) && clientList.some((client) => client.clientId === clientId));

/**
 * The users who may approve personas of a client; without `clientId`, for a new client: staff. Chosen ones are included
 * even if they may no longer approve, so that they can be removed.
 */
export const toApproverOptions = (
  users: readonly Candidate[],
  clientId: number | undefined,
  chosenIds: readonly number[],
): { value: number; label: string; hint: string }[] =>
  users
    .filter((user) => chosenIds.includes(user.userId) || (!user.disabled && mayApprove(user, clientId)))
    .map(({ userId, name, email }) => ({ value: userId, label: name, hint: email }));
