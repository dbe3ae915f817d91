import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Options of a cookie for one path: no script can read it, and no other site can cause its being sent. */
export const strictCookie = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  path: string,
  maxAgeS: number,
): CookieSerializeOptions => ({
  path,
  maxAge: maxAgeS,
  httpOnly: true,
  sameSite: 'strict',
  secure: protocol === 'https',
});
