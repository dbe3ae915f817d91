import type { UserDocument } from '../users/user-document';

/** The extension of SCIM users with which companies state department and number. */
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Names under which rules read groups: the usual one, and that of Entra ID's SAML answers. */
export const GROUP_CLAIMS = ['groups', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups'] as const;
const USER_CLAIMS = ['externalId', 'userName', 'email', 'title', 'userType', 'roles', 'department', 'employeeNumber'];

/** Name and external id of a group: rules name it by either. */
export interface NamedGroup {
  displayName: string;
  externalId?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const withoutEmpty = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, fieldValue]) => fieldValue !== undefined && fieldValue !== ''));
const readRoles = (roles: unknown) =>
  Array.isArray(roles) ? roles.flatMap((role) => (isRecord(role) ? (role.value ?? []) : [])) : [];

/** The claims that the rules read of a user of SCIM; without groups a provider states none, so there is no such claim. */
export const claimsOfUser = (
  { email, scim }: Pick<UserDocument, 'email' | 'scim'>,
  groups: readonly NamedGroup[],
): Record<string, unknown> => {
  if (!scim) return {};
  const { externalId, userName, title, userType, roles } = scim;
  const enterprise = scim[ENTERPRISE];
  const names = groups.flatMap(({ displayName, externalId: id }) => (id ? [displayName, id] : [displayName]));
  return withoutEmpty({
    externalId,
    userName,
    email,
    title,
    userType,
    roles: readRoles(roles),
    ...(isRecord(enterprise) ? enterprise : {}),
    ...(names.length > 0 && Object.fromEntries(GROUP_CLAIMS.map((claim) => [claim, names]))),
  });
};

/** The claims of rules that SCIM never states, so that only a sign-in decides; groups when the provider sends none. */
export const listUnstatedClaims = (claims: readonly string[], hasGroups: boolean): string[] => {
  const stated: readonly string[] = [...USER_CLAIMS, ...(hasGroups ? GROUP_CLAIMS : [])];
  return claims.filter((claim) => !stated.includes(claim));
};
