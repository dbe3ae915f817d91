import { API_PREFIX } from '@skills-architect/contracts';
import { findSignInProvider } from '@skills-architect/contracts/admin';
import { loginOptions } from '@skills-architect/contracts/portal';
import { invalid, type Peer } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface LoginOptionParts {
  peer: Peer;
  hasGoogle: boolean;
}

/** Which ways to sign in the login page offers. */
export const loginOptionRoutes = (app: FastifyInstance, { peer, hasGoogle }: LoginOptionParts) => {
  /** Without the service of users nobody can sign in at a provider, but the login page must come up. */
  const findProvider = async (request: FastifyRequest, key: string | undefined) => {
    try {
      return await peer(findSignInProvider, { query: { key } }, { requestId: String(request.id) });
    } catch (error) {
      request.log.warn({ err: error }, 'the login page offers no company login');
      return { hasAny: false, provider: undefined, canMail: false };
    }
  };

  app.get(`${API_PREFIX}${loginOptions.path}`, { config: { call: loginOptions } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = loginOptions.query.safeParse(request.query);
    if (!query.success) throw invalid('provider', 'This is not the key of a sign-in provider.');
    const { hasAny, provider, canMail } = await findProvider(request, query.data.provider);
    return {
      google: hasGoogle,
      ...(hasAny && { company: true }),
      ...(canMail && { forgotten: true }),
      ...(provider && { provider: { key: provider.key, title: provider.title } }),
    };
  });
};
