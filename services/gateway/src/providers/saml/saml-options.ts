import type { SamlConfig } from '@node-saml/node-saml';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import type { SignIn } from '../protocol';
import { samlAnswerPath } from './saml-answers';

/** The key with which the portal signs what it sends to SAML providers, and its certificate; both PEM. */
export interface SamlSigner {
  key: string;
  certificate: string;
}

/** Tolerated clock difference between two machines, in milliseconds. */
export const TOLERANCE_MS = 30_000;

const CERTIFICATE = /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[^-]+-----END \1-----/g;
/** The certificates of a provider, one text each. */
export const readCertificates = ({ certificates = '' }: Pick<ProviderForSignIn, 'certificates'>) =>
  certificates.match(CERTIFICATE) ?? [];

export const answerUrl = ({ provider, redirectUrl }: Pick<SignIn, 'provider' | 'redirectUrl'>) =>
  `${new URL(redirectUrl).origin}${samlAnswerPath(provider.key)}`;

/** Where a provider sends what concerns logouts. */
export const logoutPath = (key: string) => `${samlAnswerPath(key)}/logout`;

/** The key for this provider. One without a logout address does not know the certificate: it gets nothing signed. */
export const signerFor = (signer: SamlSigner | undefined, { logoutUrl }: Pick<ProviderForSignIn, 'logoutUrl'>) =>
  logoutUrl ? signer : undefined;

/** What the library needs to know for every message. */
export const samlOptions = (
  provider: ProviderForSignIn,
  callbackUrl: string,
  signer: SamlSigner | undefined,
): SamlConfig => ({
  idpCert: readCertificates(provider),
  idpIssuer: provider.issuer,
  issuer: provider.applicationId,
  audience: provider.applicationId,
  callbackUrl,
  entryPoint: provider.signInUrl,
  logoutUrl: provider.logoutUrl,
  acceptedClockSkewMs: TOLERANCE_MS,
  ...(signer && { privateKey: signer.key, signatureAlgorithm: 'sha256' }),
});
