import { CLIENT_USERS } from '@skills-architect/contracts';
import { SsoType, UserForm } from '@skills-architect/contracts/admin';
import { AppError, invalid, searchFields } from '@skills-architect/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { Clients } from '../clients/client-document';
import { type IsKnownPassword, KNOWN_PASSWORD } from './known-passwords';
import { hashPassword } from './passwords';
import { foldKey, type UserDocument, type Users } from './user-document';

/** The parsed form. */
export type UserFormValues = z.output<typeof UserForm>;
type Credentials = Pick<UserDocument, 'loginId' | 'loginKey' | 'passwordHash' | 'passwordAt'>;

const NO_CREDENTIALS = { loginId: undefined, loginKey: undefined, passwordHash: undefined, passwordAt: undefined };

/** Sign-in by login id requires login id and password; values omitted in the form are unchanged. */
const buildCredentials = async ({ ssoTypeId, loginId, password, isInvited }: UserFormValues, before: Credentials) => {
  if (ssoTypeId !== SsoType.Application) return NO_CREDENTIALS;
  return {
    ...(loginId ? { loginId, loginKey: foldKey(loginId) } : { loginId: before.loginId, loginKey: before.loginKey }),
    ...(password && !isInvited
      ? { passwordHash: await hashPassword(password), passwordAt: new Date() }
      : { passwordHash: before.passwordHash, passwordAt: before.passwordAt }),
  };
};

/** Stored fields of a user, from the form. */
export const userFields = async (form: UserFormValues, before: Credentials = {}) => ({
  name: form.name,
  ...searchFields(form.name, form.email),
  email: form.email,
  emailKey: foldKey(form.email),
  userType: form.userTypeId,
  ssoType: form.ssoTypeId,
  clientIds: CLIENT_USERS.includes(form.userTypeId) ? [...new Set(form.clientIds)] : [],
  ...(await buildCredentials(form, before)),
  // No provider manages a user who signs in otherwise.
  ...(form.ssoTypeId !== SsoType.Company && { providerId: undefined }),
});

/** A user who switches to sign-in by login id needs credentials. */
export const refuseMissingCredentials = (form: UserFormValues, before: UserDocument) => {
  if (before.ssoType === SsoType.Application) return;
  const issues = UserForm.safeParse(form).error?.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  if (issues?.[0]) throw new AppError('invalid', issues[0].message, { issues });
};

/** Refuses a mail address or login id used by another user. */
export const refuseTaken = async (users: Users, { email, loginId }: UserFormValues, exceptId?: number) => {
  const refuseIfFound = async (filter: QueryFilter<UserDocument>, path: string, message: string) => {
    if (await users.model.exists({ ...filter, ...users.alive, _id: { $ne: exceptId } }))
      throw new AppError('conflict', message, { issues: [{ path, message }] });
  };
  await refuseIfFound({ emailKey: foldKey(email) }, 'email', 'A user with this mail ID exists already');
  if (loginId)
    await refuseIfFound({ loginKey: foldKey(loginId) }, 'loginId', 'A user with this login name exists already');
};

/** Whether all these clients exist. */
export const allExist = async (clients: Clients, ids: readonly number[], session: ClientSession): Promise<boolean> => {
  const found = await clients.model.countDocuments({ _id: { $in: ids }, ...clients.alive }, { session });
  return found === new Set(ids).size;
};

/** Refuses a password that attackers try first. */
export const refuseKnownPassword = ({ password }: UserFormValues, isKnownPassword: IsKnownPassword) => {
  if (password && isKnownPassword(password)) throw invalid('password', KNOWN_PASSWORD);
};
