import type { ProviderForSignIn, SignInProvider } from '@skills-architect/contracts/admin';
import { toAuditFields } from '@skills-architect/service-kit';
import { listClaims } from './decide-rights';
import type { ProviderDocument } from './provider-document';

/** A provider as shown to Super Users. */
export const toProvider = (document: ProviderDocument, users: number): SignInProvider => {
  const { _id, sealedSecret, scimTokenHash, titleKey, deletedAt, changeSet, created, updated, ...fields } = document;
  return {
    ...fields,
    ...toAuditFields(document),
    providerId: _id,
    hasSecret: sealedSecret !== undefined,
    ...(scimTokenHash !== undefined && { hasScim: true }),
    users,
  };
};

/** A provider as the gateway needs it. */
export const toProviderForSignIn = ({ _id, rules, ...provider }: ProviderDocument): ProviderForSignIn => ({
  providerId: _id,
  rev: provider.rev,
  key: provider.key,
  title: provider.title,
  kind: provider.kind,
  issuer: provider.issuer,
  applicationId: provider.applicationId,
  ...(provider.signInUrl && { signInUrl: provider.signInUrl }),
  ...(provider.logoutUrl && { logoutUrl: provider.logoutUrl }),
  ...(provider.certificates && { certificates: provider.certificates }),
  ...(provider.sealedSecret && { sealedSecret: provider.sealedSecret }),
  claims: listClaims(rules),
});
