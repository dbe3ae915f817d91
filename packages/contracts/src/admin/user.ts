import * as z from 'zod';
import { CLIENT_USERS, UserType } from '../user-types';
import { AuditFields, Id, Line } from '../vocabulary';
import { Password } from './password-rule';

/**
 * Sign-in method of a user: 1 login id and password, 2 Google, 3 the sign-in provider of the user's company, 4 none: a
 * service account, as which programs call the portal with access tokens.
 */
export const SsoType = { Application: 1, Google: 2, Company: 3, ServiceAccount: 4 } as const;
export type SsoType = (typeof SsoType)[keyof typeof SsoType];
export const SSO_TYPE_NAMES: Record<SsoType, string> = {
  1: 'Application',
  2: 'Google',
  3: 'Company',
  4: 'Service Account',
};

export const User = AuditFields.extend({
  userId: Id,
  name: z.string(),
  email: z.string(),
  userType: z.object({ userTypeId: z.enum(UserType), userType: z.string() }),
  ssoType: z.object({ ssoTypeId: z.enum(SsoType), ssoType: z.string() }),
  clientList: z.array(z.object({ clientId: Id, clientName: z.string() })),
  loginId: z.string().optional(),
  /** The user cannot sign in. */
  disabled: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

const INVALID_EMAIL = 'Enter valid mail ID';
/** Maximum length that mail servers accept. */
const LONGEST_EMAIL = 254;

const UserFields = z.object({
  name: Line.min(1, 'Display name is required'),
  email: Line.min(1, 'Email ID is required').pipe(z.email(INVALID_EMAIL).max(LONGEST_EMAIL, INVALID_EMAIL)),
  userTypeId: z.enum(UserType, 'User Type is required'),
  ssoTypeId: z.enum(SsoType, 'User Login Type is required'),
  clientIds: z.array(Id).max(500).default([]),
  loginId: Line.optional(),
  password: z.string().max(500).optional(),
  /** A new user chooses the password, by the link of a mail; `password` is ignored. */
  isInvited: z.boolean().optional(),
});

type AddIssue = (path: string, message: string) => void;

const checkClients = (form: z.output<typeof UserFields>, addIssue: AddIssue) => {
  if (CLIENT_USERS.includes(form.userTypeId) && !form.clientIds.length)
    addIssue('clientIds', 'Associate User to Clients');
};

/** Login id and password may be omitted if the user already has them (`hasCredentials`). */
const checkCredentials = (form: z.output<typeof UserFields>, hasCredentials: boolean, addIssue: AddIssue) => {
  if (form.ssoTypeId !== SsoType.Application) return;
  if (!form.loginId && !hasCredentials) addIssue('loginId', 'Login name is required');
  if (form.isInvited) return;
  if (!form.password) return hasCredentials ? undefined : addIssue('password', 'Password is required');
  const problem = Password.safeParse(form.password).error?.issues[0];
  if (problem) addIssue('password', problem.message);
};

const buildUserForm = (hasCredentials: boolean) =>
  UserFields.superRefine((form, context) => {
    const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    checkClients(form, addIssue);
    checkCredentials(form, hasCredentials, addIssue);
  });

/** The user form; the required fields depend on user type and sign-in method. */
export const UserForm = buildUserForm(false);
export type UserForm = z.input<typeof UserForm>;

/** The form of a user who already signs in by login id: an omitted login id or password remains unchanged. */
export const KnownUserForm = buildUserForm(true);
