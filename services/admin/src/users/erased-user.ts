import type { UserDocument } from './user-document';

/** Change set of a deleted user whose data is being erased: the deletion cannot be taken back any more. */
export const ERASING = 'erasing';

/** No mail address is valid below this domain (RFC 2606). */
export const erasedMail = (userId: number): string => `erased-${userId}@example.invalid`;

/** Whether the data of a deleted user was erased, or is about to be. */
export const isErased = ({ _id, email, changeSet }: Pick<UserDocument, '_id' | 'email' | 'changeSet'>): boolean =>
  changeSet === ERASING || email === erasedMail(_id);
