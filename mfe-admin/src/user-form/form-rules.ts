import { CLIENT_USERS, type UserType } from '@skills-architect/contracts';
import { SsoType, type User, type UserForm } from '@skills-architect/contracts/admin';

export const FIELDS = ['name', 'email', 'userTypeId', 'ssoTypeId', 'clientIds', 'loginId', 'password'] as const;
/** Field labels for conflict messages; passwords are not compared. */
export const LABELS: Partial<Record<Field, string>> = {
  name: 'Display Name',
  email: 'Email ID',
  userTypeId: 'User Type',
  clientIds: 'Associate Client',
  ssoTypeId: 'Login Type',
  loginId: 'Login ID',
};
export type Field = (typeof FIELDS)[number];

/** The request body; clients and credentials are left out for user types and login types that have none. */
export const toRequestBody = ({ clientIds, loginId, password, isInvited, ...form }: UserForm): UserForm => ({
  ...form,
  clientIds: CLIENT_USERS.includes(form.userTypeId) ? clientIds : [],
  ...(form.ssoTypeId === SsoType.Application && {
    loginId,
    ...(isInvited ? { isInvited } : { password }),
  }),
});

/** Form values of a user; passwords are never returned. */
export const toFormValues = (user: User): UserForm => ({
  name: user.name,
  email: user.email,
  userTypeId: user.userType.userTypeId,
  ssoTypeId: user.ssoType.ssoTypeId,
  clientIds: user.clientList.map(({ clientId }) => clientId),
  loginId: user.loginId ?? '',
  password: '',
});

/** Whether login name and password exist already and may stay empty. */
export const hasCredentials = (user: User | undefined): boolean => user?.ssoType.ssoTypeId === SsoType.Application;

/** The offered user types, and the user's current one if it is not among them. */
export const listSelectableTypes = (user: User | undefined, offered: readonly UserType[]): readonly UserType[] => {
  const currentType = user?.userType.userTypeId;
  return currentType === undefined || offered.includes(currentType) ? offered : [...offered, currentType];
};
