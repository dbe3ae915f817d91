import { searchFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import { ENTERPRISE } from '../sign-in/user-claims';
import { foldKey, type UserDocument } from '../users/user-document';

const MAX_TEXT = 500;
const Text = z.string().max(MAX_TEXT);
const Values = z.array(z.looseObject({ value: Text.optional(), primary: z.boolean().optional() }));

/** What the portal reads of a user of SCIM; the rest is dropped, because the portal has no use for it. */
const ScimUser = z.object({
  externalId: Text.optional(),
  userName: Text,
  name: z.object({ formatted: Text, givenName: Text, familyName: Text }).partial().optional(),
  displayName: Text.optional(),
  title: Text.optional(),
  userType: Text.optional(),
  active: z.boolean().optional(),
  emails: Values.optional(),
  roles: Values.optional(),
  [ENTERPRISE]: z.object({ department: Text.optional(), employeeNumber: Text.optional() }).optional(),
});

const withoutEmpty = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, fieldValue]) => fieldValue !== undefined && fieldValue !== ''));

/** The mail address: the primary one, else the first, else the user name. */
const findEmail = ({ emails = [], userName }: z.infer<typeof ScimUser>) =>
  (emails.find(({ primary }) => primary)?.value ?? emails[0]?.value ?? userName).trim();

const findName = ({ displayName, name, userName }: z.infer<typeof ScimUser>) =>
  displayName || name?.formatted || [name?.givenName, name?.familyName].filter(Boolean).join(' ') || userName;

/** The fields of a user from a user of SCIM; `statesActive`: whether the message itself says so. */
export const readScimUser = (resource: object, statesActive: boolean) => {
  // The library's objects have getters of their own, which a copy does not have.
  const user = ScimUser.parse(JSON.parse(JSON.stringify(resource)));
  const [email, name] = [findEmail(user), findName(user)];
  const { externalId, userName, title, userType, active, roles = [] } = user;
  return {
    name,
    ...searchFields(name, email),
    email,
    emailKey: foldKey(email),
    userNameKey: foldKey(userName),
    // Whoever was disabled, also by a Super User, is not enabled by a message that says nothing about it.
    ...(active !== undefined && { disabled: active ? undefined : true }),
    ...(active !== undefined && statesActive && { statedActive: active }),
    scim: withoutEmpty({
      externalId,
      userName,
      name: user.name,
      displayName: user.displayName,
      title,
      userType,
      roles: roles.length ? roles : undefined,
      [ENTERPRISE]: user[ENTERPRISE],
    }),
  };
};

/** The version of a user for `ETag` and `If-Match`. */
export const versionOf = ({ rev }: Pick<UserDocument, 'rev'>) => `W/"${rev}"`;

/** A user as SCIM shows it. */
export const toScimUser = (user: UserDocument) => ({
  userName: user.email,
  displayName: user.name,
  ...user.scim,
  id: String(user._id),
  active: !user.disabled,
  emails: [{ value: user.email, type: 'work', primary: true }],
  meta: {
    resourceType: 'User',
    created: user.created.at.toISOString(),
    lastModified: user.updated.at.toISOString(),
    version: versionOf(user),
  },
});
