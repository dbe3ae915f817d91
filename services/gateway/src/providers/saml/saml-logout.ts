import { randomUUID } from 'node:crypto';
import { SAML } from '@node-saml/node-saml';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import type { SignOut } from '../protocol';
import { UNSPECIFIED } from './logout-messages';
import type { LogoutRequests } from './logout-requests';
import { logoutPath, type SamlSigner, samlOptions, signerFor } from './saml-options';

/** What the portal sends to SAML providers about logouts, signed; undefined for a provider without single logout. */
export const samlLogout = (signer: SamlSigner | undefined, requests: LogoutRequests) => {
  const createSaml = (provider: ProviderForSignIn, portalUrl: string, id: string) => {
    const ownSigner = signerFor(signer, provider);
    if (!ownSigner) return undefined;
    const options = samlOptions(provider, `${portalUrl}${logoutPath(provider.key)}`, ownSigner);
    return new SAML({ ...options, generateUniqueId: () => id });
  };
  return {
    /** The address for signing out there. */
    async begin(provider: ProviderForSignIn, { subject, userId, portalUrl }: SignOut): Promise<string | undefined> {
      const id = `_${randomUUID()}`;
      const saml = subject && createSaml(provider, portalUrl, id);
      if (!saml) return undefined;
      await requests.add(id, provider.providerId, userId);
      const { nameId: nameID, format: nameIDFormat = UNSPECIFIED, ...more } = subject;
      // No user of the library's kind: it reads these fields only.
      const user = { ...more, issuer: provider.issuer, nameID, nameIDFormat };
      return saml.getLogoutUrlAsync(user, '', {});
    },

    /** The address that answers a provider's request; not done is the library's only other status, 'Requester'. */
    async answer(
      provider: ProviderForSignIn,
      {
        id,
        relayState = '',
        portalUrl,
        isDone,
      }: { id: string; relayState: string | undefined; portalUrl: string; isDone: boolean },
    ): Promise<string | undefined> {
      const saml = createSaml(provider, portalUrl, `_${randomUUID()}`);
      const request = { issuer: provider.issuer, nameID: '', nameIDFormat: UNSPECIFIED, ID: id };
      return saml?.getLogoutResponseUrlAsync(request, relayState, {}, isDone);
    },
  };
};
export type SamlLogout = ReturnType<typeof samlLogout>;
