import { UserType } from '@skills-architect/contracts';

/** What a browser says whose user is not there any more. */
export const ACCOUNT_DELETED = 'Your account was deleted. Ask your administrator.';

/** What happens to a super user, and who is left. */
export interface SuperUserChange {
  /** The user whose rights change. */
  userId: number;
  before: UserType;
  /** The type afterwards; nothing when the user is deleted. */
  after?: UserType;
  /** Who does it. */
  by: number;
  /** Super users besides this one. */
  otherSupers: number;
}

/** Why a user may not be deleted or get another type; undefined when nothing speaks against it. */
export const findObjection = ({ userId, before, after, by, otherSupers }: SuperUserChange): string | undefined => {
  const isDeleted = after === undefined;
  if (isDeleted && userId === by) return 'You cannot delete your own account. Another Super User can.';
  if (before !== UserType.Super || after === UserType.Super) return undefined;
  if (userId === by) return 'You cannot take the type Super User from yourself. Another Super User can.';
  if (otherSupers > 0) return undefined;
  return isDeleted
    ? 'The last Super User cannot be deleted: no other Super User exists.'
    : 'The last Super User keeps this type: no other Super User exists.';
};
