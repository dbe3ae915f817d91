import { Id, LanguageCode, UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import { type Document, fold, type ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A stored user; `passwordHash` is argon2id and never leaves this service. */
export const UserDocument = z.object({
  name: z.string(),
  nameKey: z.string(),
  terms: z.array(z.string()),
  email: z.string(),
  emailKey: z.string(),
  userType: z.enum(UserType),
  ssoType: z.enum(SsoType),
  clientIds: z.array(Id),
  /** The language that the user has chosen to see the library in. */
  language: LanguageCode.optional(),
  loginId: z.string().optional(),
  loginKey: z.string().optional(),
  passwordHash: z.string().optional(),
  /** The user cannot sign in. */
  disabled: z.boolean().optional(),
  /** The sign-in provider that manages the user. */
  providerId: Id.optional(),
  /** When the password was last set; missing for users of earlier versions. */
  passwordAt: z.date().optional(),
  /** What the provider states about the user by SCIM. */
  scim: z.record(z.string(), z.unknown()).optional(),
  userNameKey: z.string().optional(),
});
export type UserDocument = Document<z.infer<typeof UserDocument>>;

const ALIVE = { partialFilterExpression: { deletedAt: null } };

export const userResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'user',
    topic: 'users',
    schema: UserDocument,
    secrets: ['passwordHash'],
    indexes: [
      [{ emailKey: 1 }, { unique: true, ...ALIVE }],
      [{ loginKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null, loginKey: { $exists: true } } }],
      [{ nameKey: 1, _id: 1 }],
      [{ terms: 1 }],
      [{ userType: 1, nameKey: 1 }],
      [{ clientIds: 1 }],
      [{ providerId: 1, userNameKey: 1 }, { sparse: true }],
      [{ providerId: 1, _id: 1 }, { partialFilterExpression: { providerId: { $exists: true } } }],
      [{ providerId: 1, 'scim.externalId': 1 }, { partialFilterExpression: { 'scim.externalId': { $exists: true } } }],
    ],
    audience: () => ({ all: true }),
  });
export type Users = ReturnType<typeof userResource>;

/** Login ids and mail addresses are case-insensitive. */
export const foldKey = fold;
