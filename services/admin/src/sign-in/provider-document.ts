import { SignInProvider } from '@skills-architect/contracts/admin';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const NOT_STORED = {
  providerId: true,
  rev: true,
  created: true,
  updated: true,
  hasSecret: true,
  hasScim: true,
  users: true,
} as const;

/** A stored sign-in provider; its secret is sealed, and only the gateway opens it. */
export const ProviderDocument = SignInProvider.omit(NOT_STORED).extend({
  titleKey: z.string(),
  sealedSecret: z.string().optional(),
  /** Hash of the token with which the provider manages its users by SCIM. */
  scimTokenHash: z.string().optional(),
});
export type ProviderDocument = Document<z.infer<typeof ProviderDocument>>;

const ALIVE = { partialFilterExpression: { deletedAt: null } };

export const providerResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'signInProvider',
    topic: 'sign-in-providers',
    schema: ProviderDocument,
    secrets: ['sealedSecret', 'scimTokenHash'],
    indexes: [
      [{ key: 1 }, { unique: true, ...ALIVE }],
      // A domain belongs to one provider.
      [{ domains: 1 }, { unique: true, ...ALIVE }],
      [{ titleKey: 1, _id: 1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Providers = ReturnType<typeof providerResource>;
