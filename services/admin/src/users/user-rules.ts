import { UserType } from '@skills-architect/contracts';

/** Message in the browser of a deleted user. */
export const ACCOUNT_DELETED = 'Your account was deleted. Ask your administrator.';

/** Message in the browser of a disabled user. */
export const ACCOUNT_DISABLED = 'Your account is disabled. Ask your administrator.';

/** Message when somebody tries to sign in as a service account. */
export const NO_SIGN_IN = 'Service accounts cannot sign in: programs use their access tokens.';

/** A change of a super user, and the number of remaining ones. */
export interface SuperUserChange {
  /** The user whose rights change. */
  userId: number;
  before: UserType;
  /** The new type; undefined when the user is deleted. */
  after?: UserType;
  /** Id of the user making the change. */
  by: number;
  /** Number of other super users. */
  otherSupers: number;
}

/** Why a user cannot be deleted or get another type; undefined when allowed. */
export const findObjection = ({ userId, before, after, by, otherSupers }: SuperUserChange): string | undefined => {
  const isDeleted = after === undefined;
  if (isDeleted && userId === by) return 'You cannot delete your own account. Another Super User can.';
  if (before !== UserType.Super || after === UserType.Super) return undefined;
  if (userId === by) return 'You cannot remove your own type Super User. Another Super User can.';
  if (otherSupers > 0) return undefined;
  return isDeleted
    ? 'The last Super User cannot be deleted: no other Super User exists.'
    : 'The last Super User keeps this type: no other Super User exists.';
};

/** Author of what a sign-in provider has changed. */
const BY_PROVIDER = 0;

/** A user whose deletion is to be taken back. */
interface DeletedUser {
  deletedAt: Date | null;
  deletedBy: number;
  isErased: boolean;
}

/** Why the deletion of a user cannot be taken back; undefined when it can. `since`: the earliest time of deletion. */
export const findRestoreObjection = (
  { deletedAt, deletedBy, isErased }: DeletedUser,
  since: Date,
): string | undefined => {
  if (!deletedAt) return 'This user is not deleted.';
  if (isErased) return 'The data of this user was erased. Add the user again.';
  if (deletedBy === BY_PROVIDER)
    return 'A sign-in provider deleted this user. Only the provider can add the user again.';
  return deletedAt < since ? 'This user was deleted too long ago. Add the user again.' : undefined;
};

/** Why a user cannot be disabled; undefined when allowed. */
export const findDisableObjection = ({
  userId,
  before,
  by,
  otherSupers,
}: Omit<SuperUserChange, 'after'>): string | undefined => {
  if (userId === by) return 'You cannot disable your own account. Another Super User can.';
  if (before === UserType.Super && otherSupers === 0)
    return 'The last Super User cannot be disabled: no other Super User exists.';
  return undefined;
};
