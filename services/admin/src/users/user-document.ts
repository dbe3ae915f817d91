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
  /** Whether the provider said last by SCIM that the user is active. */
  statedActive: z.boolean().optional(),
  /** Grows with each change of the user's groups about which the rules have not decided yet. */
  unsettled: z.number().optional(),
  /** What the rules decide by what SCIM states; for the state of rules and clients with this key. */
  due: z
    .object({ key: z.string(), userType: z.enum(UserType).optional(), clientIds: z.array(Id).optional() })
    .optional(),
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
      [
        { deletedAt: 1 },
        { partialFilterExpression: { passwordHash: { $exists: true }, deletedAt: { $type: 'date' } } },
      ],
      [{ userType: 1, nameKey: 1 }],
      [{ clientIds: 1 }],
      [{ providerId: 1, userNameKey: 1 }, { sparse: true }],
      [{ providerId: 1, _id: 1 }, { partialFilterExpression: { providerId: { $exists: true } } }],
      [{ providerId: 1, unsettled: 1 }, { partialFilterExpression: { unsettled: { $gt: 0 } } }],
      [{ providerId: 1, 'scim.externalId': 1 }, { partialFilterExpression: { 'scim.externalId': { $exists: true } } }],
    ],
    audience: () => ({ all: true }),
  });
export type Users = ReturnType<typeof userResource>;

/** Login ids and mail addresses are case-insensitive. */
export const foldKey = fold;
