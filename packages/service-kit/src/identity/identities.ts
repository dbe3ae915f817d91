import type { IncomingHttpHeaders } from 'node:http';
import type { SessionUser } from '@skills-architect/contracts/portal';
import type { Connection } from 'mongoose';
import { AppError } from '../service/app-error';
import { EVENT_HEADER, eventAudience, IDENTITY_HEADER, SHARED_IDENTITY_HEADER, type VerifyIdentity } from './identity';
import { publicKeys } from './public-keys';
import { sharedKeyIdentities } from './shared-key';
import { eventSigner, identitySigner, type SentEvent, type SignedIdentity } from './sign';
import { identityVerifier } from './verify';

/** Signs an identity for the service that is called; returns the request's headers. */
export type SignIdentity = (identity: SignedIdentity, audience: string) => Promise<Record<string, string>>;

export interface IdentityOptions {
  /** The database with the public keys of all processes. */
  portal: Connection;
  /** The key that processes of earlier versions share, while some still run. */
  sharedKey?: Uint8Array | undefined;
  now?: () => Date;
  /** Is told why a key could not be published. */
  warn?: (error: unknown) => void;
}

/** A request's headers without those that say who sent it. */
export const withoutIdentity = <H extends IncomingHttpHeaders>({
  [IDENTITY_HEADER]: _own,
  [SHARED_IDENTITY_HEADER]: _shared,
  ...headers
}: H) => headers;

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/** Identities of the requests between processes: each signs with a key of its own, for the called service only. */
export const identities = ({ portal, sharedKey, now = () => new Date(), warn = console.error }: IdentityOptions) => {
  const keys = publicKeys(portal, now);
  const signerOf = (service: string) => identitySigner(service, keys, { now, warn });
  const shared = sharedKey && sharedKeyIdentities(sharedKey, now);
  return {
    createIndexes: keys.createIndexes,
    listPublicKeys: keys.list,

    /** Signs as a service; `portal` is the gateway, the only one that may sign for browsers (`depth` 0). */
    signAs: (service: string): SignIdentity => {
      const sign = signerOf(service);
      return async (identity, audience) => ({
        [IDENTITY_HEADER]: await sign(identity, audience),
        ...(shared && {
          [SHARED_IDENTITY_HEADER]: await shared.sign(identity.depth > 0 ? { ...identity, service } : identity),
        }),
      });
    },

    /**
     * Signs as the gateway for the own services of areas: never with the shared key, which all services would accept,
     * and without the session.
     */
    signForAreas: (): ((user: SessionUser, area: string) => Promise<Record<string, string>>) => {
      const sign = signerOf('portal');
      return async (user, area) => ({ [IDENTITY_HEADER]: await sign({ user, depth: 0 }, `area:${area}`) });
    },

    /** Signs as the gateway the events for the own services of areas. */
    signEvents: (): ((event: SentEvent, area: string) => Promise<Record<string, string>>) => {
      const sign = eventSigner('portal', keys, { now, warn });
      return async (event, area) => ({ [EVENT_HEADER]: await sign(event, eventAudience(area)) });
    },

    /** Verifies requests to a service. */
    verifyFor: (service: string): VerifyIdentity => {
      const verify = identityVerifier(service, keys, now);
      return async (headers) => {
        const own = textOf(headers[IDENTITY_HEADER]);
        if (own) return verify(own);
        const former = textOf(headers[SHARED_IDENTITY_HEADER]);
        if (shared && former) return shared.verify(former);
        throw new AppError('signed-out', 'Sign in to go on.');
      };
    },
  };
};
export type Identities = ReturnType<typeof identities>;
