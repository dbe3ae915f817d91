import { API_PREFIX } from '@skills-architect/contracts';
import { createSecret, fold, hashSecret } from '@skills-architect/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { strictCookie } from './strict-cookie';

const BROWSER_COOKIE = 'skills_architect_browser';
const COOKIE_PATH = `${API_PREFIX}/v3/account`;
const KNOWN_FOR_S = 180 * 24 * 3600;

interface KnownBrowser {
  /** Hash of the cookie's value: with read access to the database nobody can imitate this browser. */
  _id: string;
  /** Login ids that have signed in with this browser. */
  names: string[];
  endsAt: Date;
}

/** Normalised login id for counting and comparing; empty for sign-ins by mail address elsewhere. */
export const nameKey = (loginId: string | undefined) => (loginId === undefined ? '' : fold(loginId));

/** Browsers with an earlier successful sign-in: failed attempts elsewhere must not lock out their users. */
export const knownBrowsers = (portal: Connection, now: () => Date = () => new Date()) => {
  const browsers = () => portal.collection<KnownBrowser>('knownBrowsers');
  const live = () => ({ endsAt: { $gt: now() } });
  return {
    createIndexes: () => browsers().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /** Id of the browser with this token, if this user has signed in with it before. */
    async find(token: string | undefined, loginId: string | undefined): Promise<string | undefined> {
      if (!token) return undefined;
      const found = await browsers().findOne({ _id: hashSecret(token), names: nameKey(loginId), ...live() });
      return found?._id;
    },

    /** Records a sign-in; returns the token for the browser's cookie. */
    async note(token: string | undefined, loginId: string | undefined): Promise<string> {
      const endsAt = new Date(now().getTime() + KNOWN_FOR_S * 1000);
      const change = { $addToSet: { names: nameKey(loginId) }, $set: { endsAt } };
      if (token && (await browsers().updateOne({ _id: hashSecret(token), ...live() }, change)).matchedCount)
        return token;
      const newToken = createSecret();
      await browsers().insertOne({ _id: hashSecret(newToken), names: [nameKey(loginId)], endsAt });
      return newToken;
    },
  };
};
export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

export const browserToken = (request: FastifyRequest) => request.cookies[BROWSER_COOKIE];

/** Sets the cookie that identifies this browser at the next sign-in. */
export const setBrowserCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(BROWSER_COOKIE, token, strictCookie(request, COOKIE_PATH, KNOWN_FOR_S));
