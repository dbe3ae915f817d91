import { randomUUID } from 'node:crypto';
import type { AccessToken } from '@skills-architect/contracts/portal';
import { createSecret, hashSecret } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';

/** Begins each secret, so that scanners of published code recognise it. */
export const SECRET_START = 'sat_';
const SHOWN = 10;
const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const MINUTE_MS = 60_000;

export interface StoredToken {
  _id: string;
  userId: number;
  name: string;
  start: string;
  /** SHA-256 of the secret: with read access to the database nobody can call the portal. */
  hash: string;
  /** The secret from before the last rotation. */
  former?: { hash: string; until: Date };
  calls: string[];
  /** The area whose own service uses it. */
  area?: string;
  addresses: string[];
  createdAt: Date;
  created: { by: number };
  /** Name of the user who created it; erased with the user. */
  createdBy: string;
  expiresAt: Date;
  lastUsed?: { at: Date; address: string };
  /** Requests in the current minute, counted for all gateways together. */
  minute?: { since: Date; requests: number };
}

/** What is chosen for a new token. */
export type NewToken = Pick<
  StoredToken,
  'userId' | 'name' | 'calls' | 'addresses' | 'area' | 'created' | 'createdBy'
> & {
  days: number;
};

const makeSecret = () => {
  const secret = `${SECRET_START}${createSecret()}`;
  return { secret, hash: hashSecret(secret), start: secret.slice(0, SHOWN) };
};

/** A token as Super Users see it. */
export const toAccessToken = (token: StoredToken, now: Date): AccessToken => ({
  tokenId: token._id,
  name: token.name,
  start: token.start,
  calls: token.calls,
  addresses: token.addresses,
  ...(token.area !== undefined && { area: token.area }),
  createdAt: token.createdAt.toISOString(),
  createdBy: token.createdBy,
  expiresAt: token.expiresAt.toISOString(),
  ...(token.lastUsed && { lastUsed: { at: token.lastUsed.at.toISOString(), address: token.lastUsed.address } }),
  ...(token.former && token.former.until > now && { formerUntil: token.former.until.toISOString() }),
});

/** The access tokens of service accounts. */
export const tokenStore = (portal: Connection, now: () => Date = () => new Date()) => {
  const tokens = () => portal.collection<StoredToken>('accessTokens');
  const after = (ms: number) => new Date(now().getTime() + ms);
  return {
    now,
    createIndexes: () =>
      tokens().createIndexes([
        { key: { hash: 1 }, unique: true },
        { key: { 'former.hash': 1 }, sparse: true },
        { key: { userId: 1, createdAt: -1 } },
      ]),

    list: (userId: number): Promise<StoredToken[]> =>
      tokens().find({ userId }).sort({ createdAt: -1, _id: 1 }).toArray(),

    async create({ days, ...chosen }: NewToken): Promise<{ secret: string; token: StoredToken }> {
      const { secret, hash, start } = makeSecret();
      const token = { _id: randomUUID(), ...chosen, hash, start, createdAt: now(), expiresAt: after(days * DAY_MS) };
      await tokens().insertOne(token);
      return { secret, token };
    },

    /** Replaces the secret; undefined when there is no such token. */
    async rotate(
      { userId, tokenId }: { userId: number; tokenId: string },
      { formerHours, days }: { formerHours: number; days: number },
    ): Promise<{ secret: string; token: StoredToken } | undefined> {
      const { secret, hash, start } = makeSecret();
      // An update of one document, so that of two rotations at once the later one keeps the secret of the earlier.
      const former = formerHours ? { hash: '$hash', until: after(formerHours * HOUR_MS) } : '$$REMOVE';
      const token = await tokens().findOneAndUpdate(
        { _id: tokenId, userId },
        [{ $set: { former, hash, start, expiresAt: after(days * DAY_MS) } }],
        { returnDocument: 'after' },
      );
      return token ? { secret, token } : undefined;
    },

    async revoke({ userId, tokenId }: { userId: number; tokenId: string }): Promise<boolean> {
      return (await tokens().deleteOne({ _id: tokenId, userId })).deletedCount > 0;
    },

    /**
     * Finds the token of a secret, and counts the request from this address. Without a cache, so that a revoked token is
     * refused at once, by every gateway.
     */
    async use(secret: string, address: string): Promise<StoredToken | undefined> {
      const hash = hashSecret(secret);
      const at = now();
      const isSameMinute = { $gt: ['$minute.since', new Date(at.getTime() - MINUTE_MS)] };
      const next = { since: '$minute.since', requests: { $add: ['$minute.requests', 1] } };
      const found = await tokens().findOneAndUpdate(
        { $or: [{ hash }, { 'former.hash': hash, 'former.until': { $gt: at } }] },
        [
          {
            $set: {
              lastUsed: { at, address: { $literal: address } },
              minute: { $cond: [isSameMinute, next, { since: at, requests: 1 }] },
            },
          },
        ],
        { returnDocument: 'after' },
      );
      return found ?? undefined;
    },
  };
};
export type TokenStore = ReturnType<typeof tokenStore>;
