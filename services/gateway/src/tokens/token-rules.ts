import proxyAddress from '@fastify/proxy-addr';
import { AppError } from '@skills-architect/service-kit';
import type { StoredToken } from './token-store';

/** Requests that one token may make in a minute, over all gateways. */
export const MAX_PER_MINUTE = 600;
const MINUTE_S = 60;

/** One request with a token. */
export interface TokenUse {
  now: Date;
  /** IP address from which it comes. */
  address: string;
  /** Name of the requested call; undefined when the path is none that a token can be allowed to call. */
  call: string | undefined;
  /** The area that the call's path names, if it names one. */
  area?: string | undefined;
  /** Whether it is made on behalf of a user. */
  hasUser?: boolean;
}

const isWithin = (address: string, allowed: readonly string[]) =>
  !allowed.length || proxyAddress.compile([...allowed])(address, 0);

/** Seconds until a new minute begins for this token. */
export const secondsLeft = ({ minute }: Pick<StoredToken, 'minute'>, now: Date): number =>
  Math.max(1, Math.ceil(MINUTE_S - (now.getTime() - (minute?.since ?? now).getTime()) / 1000));

/** Why a request with a token is refused; undefined when it is not. */
export const refusalOf = (
  token: StoredToken,
  { now, address, call, area, hasUser = false }: TokenUse,
): AppError | undefined => {
  if ((token.minute?.requests ?? 0) > MAX_PER_MINUTE)
    return new AppError('too-many', `Tokens may make ${MAX_PER_MINUTE} requests in a minute. Wait and try again.`);
  if (token.expiresAt <= now)
    return new AppError('signed-out', `The access token ${token.start}… has expired. Ask a Super User to rotate it.`);
  if (!isWithin(address, token.addresses))
    return new AppError('forbidden', `The access token ${token.start}… may not be used from ${address}.`);
  if (call === undefined || !token.calls.includes(call))
    return new AppError(
      'forbidden',
      `The access token ${token.start}… may not make ${call ? `the call ${call}` : 'this call'}.`,
    );
  if (token.area !== undefined && area !== undefined && area !== token.area)
    return new AppError('forbidden', `The access token ${token.start}… belongs to the area ${token.area}.`);
  if (hasUser && token.area === undefined)
    return new AppError('forbidden', `The access token ${token.start}… may not act for users: it belongs to no area.`);
  return undefined;
};
