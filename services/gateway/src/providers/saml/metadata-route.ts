import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import { AppError, type Peer } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { countUse } from '../../sessions/limiter';
import { portalAddress } from '../provider-login-routes';
import { findSamlProvider } from './find-saml-provider';
import { samlAnswerPath } from './saml-answers';
import { logoutPath, type SamlSigner, signerFor } from './saml-options';

/** At most this many requests for metadata per minute and IP address. */
export const METADATA_LIMIT = { keyPrefix: 'samlMetadata', points: 300, duration: 60 };

export interface MetadataParts {
  signer: SamlSigner | undefined;
  metadataReads: RateLimiterMongo;
  peer: Peer;
}

/** What a provider needs to know of the portal, as SAML metadata (XML). */
const describePortal = (provider: ProviderForSignIn, portalUrl: string, signer: SamlSigner | undefined): string => {
  const xml = generateServiceProviderMetadata({
    issuer: provider.applicationId,
    callbackUrl: `${portalUrl}${samlAnswerPath(provider.key)}`,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // A fixed id, because some providers compare the metadata with what they read before.
    generateUniqueId: () => `_${provider.key}`,
    ...(signer && {
      logoutCallbackUrl: `${portalUrl}${logoutPath(provider.key)}`,
      privateKey: signer.key,
      signatureAlgorithm: 'sha256',
      publicCerts: signer.certificate,
    }),
  });
  // With a key the library states that sign-ins are signed, but the portal signs them only for providers with a logout URL.
  return signerFor(signer, provider) ? xml : xml.replace('AuthnRequestsSigned="true"', 'AuthnRequestsSigned="false"');
};

/** Public route with the portal's SAML metadata, which a provider imports. It has no secrets. */
export const samlMetadataRoute = (app: FastifyInstance, { signer, metadataReads, peer }: MetadataParts) => {
  app.get(`${samlAnswerPath(':key')}/metadata`, async (request, reply) => {
    const { waitMs } = await countUse(metadataReads, request.ip);
    if (waitMs !== undefined) throw new AppError('too-many', 'The metadata was read too often. Try again in 1 minute.');
    // Providers are set up with it before they are switched on here.
    const provider = await findSamlProvider(peer, request, 'A SAML provider at this address', { mayBeOff: true });
    return reply
      .type('application/samlmetadata+xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${provider.key}-metadata.xml"`)
      .send(describePortal(provider, portalAddress(request), signer));
  });
};
