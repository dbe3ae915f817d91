import * as z from 'zod';
import { CLIENT_USERS, UserType } from '../user-types';
import { AuditFields, Id, Line } from '../vocabulary';

/** How a user signs in: 1 by login id and password, 2 by Google. */
export const SsoType = { Application: 1, Google: 2 } as const;
export type SsoType = (typeof SsoType)[keyof typeof SsoType];
export const SSO_TYPE_NAMES: Record<SsoType, string> = { 1: 'Application', 2: 'Google' };

/** The password rule: at least 7 characters, letters, digits or `!@#$%&*.`. */
export const Password = z
  .string()
  .min(7, 'Use at least 7 characters')
  .max(500, 'Use at most 500 characters')
  .regex(/^[A-Za-z0-9!@#$%&*.]+$/, 'Use letters, digits and !@#$%&*. only');

export const User = AuditFields.extend({
  userId: Id,
  name: z.string(),
  email: z.string(),
  userType: z.object({ userTypeId: z.enum(UserType), userType: z.string() }),
  ssoType: z.object({ ssoTypeId: z.enum(SsoType), ssoType: z.string() }),
  clientList: z.array(z.object({ clientId: Id, clientName: z.string() })),
  loginId: z.string().optional(),
});
export type User = z.infer<typeof User>;

const INVALID_EMAIL = 'Enter valid mail ID';
/** No mail server delivers to a longer address. */
const LONGEST_EMAIL = 254;

const UserFields = z.object({
  name: Line.min(1, 'Display name is required'),
  email: Line.min(1, 'Email ID is required').pipe(z.email(INVALID_EMAIL).max(LONGEST_EMAIL, INVALID_EMAIL)),
  userTypeId: z.enum(UserType, 'User Type is required'),
  ssoTypeId: z.enum(SsoType, 'User Login Type is required'),
  clientIds: z.array(Id).max(500).default([]),
  loginId: Line.optional(),
  password: z.string().max(500).optional(),
});

type Remark = (path: string, message: string) => void;

const checkClients = (form: z.output<typeof UserFields>, say: Remark) => {
  if (CLIENT_USERS.includes(form.userTypeId) && !form.clientIds.length) say('clientIds', 'Associate User to Clients');
};

/** A login name and a password that are not given stand as they are, where the user has them already. */
const checkCredentials = (form: z.output<typeof UserFields>, areKept: boolean, say: Remark) => {
  if (form.ssoTypeId !== SsoType.Application) return;
  if (!form.loginId && !areKept) say('loginId', 'Login name is required');
  if (!form.password) return areKept ? undefined : say('password', 'Password is required');
  const problem = Password.safeParse(form.password).error?.issues[0];
  if (problem) say('password', problem.message);
};

const checked = (areKept: boolean) =>
  UserFields.superRefine((form, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    checkClients(form, say);
    checkCredentials(form, areKept, say);
  });

/** The user form: which fields are needed depends on user type and login type. */
export const UserForm = checked(false);
export type UserForm = z.input<typeof UserForm>;

/** The form of a user who signs in by login id already: what is not given of login id and password stays as it is. */
export const KnownUserForm = checked(true);
