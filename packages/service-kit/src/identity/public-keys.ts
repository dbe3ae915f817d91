import { exportJWK, importJWK, type JWK } from 'jose';
import type { Connection } from 'mongoose';
import { expiringCache } from './expiring-cache';
import type { PublicKey } from './key-source';

interface StoredKey {
  _id: string;
  /** The service that signs with the private key; `portal` is the gateway. */
  service: string;
  publicKey: JWK;
  expiresAt: Date;
}

/** The public keys of all running processes, in the portal's database. Private keys never leave their process. */
export const publicKeys = (portal: Connection, now: () => Date) => {
  const stored = () => portal.collection<StoredKey>('identityKeys');
  const known = expiringCache<PublicKey>(now);
  return {
    createIndexes: () => stored().createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
    async publish(id: string, service: string, key: CryptoKey, expiresAt: Date): Promise<void> {
      const fields = { service, publicKey: await exportJWK(key), expiresAt };
      await stored().updateOne({ _id: id }, { $set: fields }, { upsert: true });
    },
    async find(id: string): Promise<PublicKey | undefined> {
      const cached = known.get(id);
      if (cached) return cached;
      const found = await stored().findOne({ _id: id, expiresAt: { $gt: now() } });
      if (!found) return undefined;
      const publicKey = { service: found.service, key: await importJWK(found.publicKey, 'EdDSA') };
      known.set(id, publicKey, found.expiresAt.getTime());
      return publicKey;
    },
    /** The keys that a service signs with now, in the form of a JSON Web Key Set. */
    async list(service: string): Promise<JWK[]> {
      const found = await stored()
        .find({ service, expiresAt: { $gt: now() } })
        .toArray();
      return found.map(({ _id, publicKey }) => ({ ...publicKey, kid: _id, alg: 'EdDSA', use: 'sig' }));
    },
  };
};
export type PublicKeys = ReturnType<typeof publicKeys>;
