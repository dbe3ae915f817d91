import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isLinkLocal } from '@skills-architect/contracts';
import { Agent, buildConnector } from 'undici';

const SENTENCE = 'leads to a link-local or metadata address';

/** An error of a host that is, or whose name leads to, a link-local or metadata address. */
export class LinkLocalError extends Error {
  readonly code = 'ELINKLOCAL';
  constructor(hostname: string) {
    super(`${hostname} ${SENTENCE}`);
  }
}

/** Resolves host names for connections like Node does, but not to link-local or metadata addresses. */
const lookupOthers =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && addresses.some(isLinkLocal)) return done(new LinkLocalError(hostname), []);
      return done(error, found, family);
    });

/**
 * Opens connections, but not to link-local or metadata addresses. The address that was looked at is the one that is connected to, and
 * addresses that are no names are looked at as well, for which Node calls no `lookup`.
 */
export const guardedConnector = (
  options: buildConnector.BuildOptions = {},
  lookup: LookupFunction = resolve,
): buildConnector.connector => {
  const connect = buildConnector({ ...options, lookup: lookupOthers(lookup) });
  return (target, done) =>
    isLinkLocal(target.hostname) ? done(new LinkLocalError(target.hostname), null) : connect(target, done);
};

/** A {@link guardedFetch} that resolves host names with `lookup`. */
export const guardedFetchWith = (lookup?: LookupFunction) => {
  const dispatcher = new Agent({ connect: guardedConnector({}, lookup) });
  return async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const guarded = { ...init, dispatcher };
    try {
      return await fetch(url, guarded);
    } catch (error) {
      // `fetch` may put another error in the place of ours, with the same text.
      const text = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'message');
      if (String(text).endsWith(SENTENCE)) throw new LinkLocalError(new URL(url).hostname);
      throw error;
    }
  };
};

/** Like `fetch`, for addresses that people have entered: throws `LinkLocalError` for link-local and metadata addresses. */
export const guardedFetch = guardedFetchWith();
