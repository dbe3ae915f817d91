import { findSignInProvider, type ProviderForSignIn, ProviderKey } from '@skills-architect/contracts/admin';
import { notFound, type Peer } from '@skills-architect/service-kit';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

/** The SAML provider whose key is in the request's address, if it is on; else throws `not-found` about `what`. */
export const findSamlProvider = async (
  peer: Peer,
  request: FastifyRequest,
  what: string,
): Promise<ProviderForSignIn> => {
  const path = z.object({ key: ProviderKey }).safeParse(request.params);
  if (!path.success) throw notFound(what);
  const { provider } = await peer(findSignInProvider, { query: path.data }, { requestId: String(request.id) });
  if (provider?.kind !== 'saml') throw notFound(what);
  return provider;
};
