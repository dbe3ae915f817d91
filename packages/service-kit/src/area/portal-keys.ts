import { importJWK } from 'jose';
import * as z from 'zod';
import type { KeySource, PublicKey } from '../identity/key-source';
import { AppError } from '../service/app-error';

/** An unknown key makes the set be fetched again, but not more often than this. */
const COOLDOWN_MS = 1000;
/** Older sets are fetched again even for known keys, so that removed ones are no longer accepted. */
const KEPT_MS = 5 * 60_000;
const TIMEOUT_MS = 5000;
/** Only the gateway signs for the services of areas. */
const SIGNER = 'portal';

const Key = z.object({ kid: z.string(), kty: z.literal('OKP'), crv: z.string(), x: z.string() });
const KeySet = z.object({ keys: z.array(Key) });

/** The public keys of the portal's gateways, as they publish them at `/.well-known/jwks.json`. */
export const portalKeys = (portalUrl: string, now: () => number = Date.now): KeySource => {
  let known = new Map<string, PublicKey>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;

  const fetchKeys = async () => {
    const response = await fetch(`${portalUrl}/.well-known/jwks.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${portalUrl}/.well-known/jwks.json answered ${response.status}`);
    const { keys } = KeySet.parse(await response.json());
    const imported = await Promise.all(
      keys.map(async (jwk): Promise<[string, PublicKey]> => {
        const key = await importJWK(jwk, 'EdDSA');
        return [jwk.kid, { service: SIGNER, key }];
      }),
    );
    known = new Map(imported);
    fetchedAt = triedAt;
  };
  const unavailable = (cause?: unknown) =>
    new AppError('unavailable', 'The keys of the portal cannot be read. Try again in a moment.', { cause });
  const refresh = async () => {
    if (!fetching) triedAt = now();
    fetching ??= fetchKeys().finally(() => {
      fetching = undefined;
    });
    try {
      await fetching;
    } catch (cause) {
      throw unavailable(cause);
    }
  };

  return {
    async find(id) {
      const isOld = now() - fetchedAt > KEPT_MS;
      const mayTry = fetching || now() - triedAt > COOLDOWN_MS;
      if ((isOld || !known.has(id)) && mayTry) await refresh();
      // They were not read a moment ago: removed keys may be among them.
      else if (isOld) throw unavailable();
      return known.get(id);
    },
  };
};
