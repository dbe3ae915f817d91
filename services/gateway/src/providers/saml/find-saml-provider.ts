import { findSignInProvider, type ProviderForSignIn, ProviderKey } from '@skills-architect/contracts/admin';
import { notFound, type Peer } from '@skills-architect/service-kit';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

/** The SAML provider whose key is in the request's address; throws `not-found` about `what` when there is none, or when it is off and `mayBeOff` is not set. */
export const findSamlProvider = async (
  peer: Peer,
  request: FastifyRequest,
  what: string,
  { mayBeOff = false } = {},
): Promise<ProviderForSignIn> => {
  const path = z.object({ key: ProviderKey }).safeParse(request.params);
  if (!path.success) throw notFound(what);
  const query = { ...path.data, ...(mayBeOff && { alsoOff: true }) };
  const { provider } = await peer(findSignInProvider, { query }, { requestId: String(request.id) });
  if (provider?.kind !== 'saml') throw notFound(what);
  return provider;
};
