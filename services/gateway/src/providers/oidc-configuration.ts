import { type ProviderForSignIn, providerSecretPurpose } from '@skills-architect/contracts/admin';
import { guardedFetch, type SealedSecrets } from '@skills-architect/service-kit';
import * as client from 'openid-client';
import type { TestedSettings } from './protocol';

/** Tolerated clock difference between two machines, in seconds. */
const TOLERANCE_S = 30;
const TIMEOUT_S = 5;
/** Discovery documents change rarely; keys are refetched by their own rules. */
const KEPT_MS = 600_000;

/** The method that the provider supports; HTTP Basic is the standard's default. */
const chooseAuthentication = (secret: string | undefined): client.ClientAuth => {
  if (secret === undefined) return client.None();
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const prefersPost = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (prefersPost ? post : basic)(server, ...rest);
  };
};

/** The addresses come from a provider's document, which people outside this deployment write. */
const fetchGuarded: client.CustomFetch = (url, { body, ...rest }) =>
  guardedFetch(url, { ...rest, body: body instanceof Uint8Array ? new Uint8Array(body) : body });

/** The discovered settings of OpenID providers, kept for some minutes by revision. */
export const oidcConfigurations = (secrets: SealedSecrets, now: () => number = Date.now) => {
  const kept = new Map<number, { rev: number; until: number; found: Promise<client.Configuration> }>();

  const discover = ({ key, issuer, applicationId, sealedSecret }: TestedSettings) => {
    const address = new URL(issuer);
    const secret = sealedSecret && secrets.open(sealedSecret, providerSecretPurpose(key));
    return client.discovery(
      address,
      applicationId,
      { [client.clockTolerance]: TOLERANCE_S },
      chooseAuthentication(secret || undefined),
      {
        timeout: TIMEOUT_S,
        [client.customFetch]: fetchGuarded,
        execute: [
          // The signature is verified as well, although the token comes from the provider itself.
          client.enableNonRepudiationChecks,
          // The form accepts plain HTTP on the same machine only.
          ...(address.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  };

  return {
    /** Reads them anew. */
    discover,
    async read(provider: ProviderForSignIn): Promise<client.Configuration> {
      const { providerId, rev } = provider;
      const known = kept.get(providerId);
      if (known && known.rev === rev && now() < known.until) return known.found;
      const found = (async () => discover(provider))();
      kept.set(providerId, { rev, until: now() + KEPT_MS, found });
      // A failure is not kept.
      found.catch(() => kept.get(providerId)?.found === found && kept.delete(providerId));
      return found;
    },
  };
};
