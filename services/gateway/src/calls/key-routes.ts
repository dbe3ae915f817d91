import type { Identities } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** The public keys of the gateways, as a JSON Web Key Set: services of other teams verify identities with them. */
export const keyRoutes = (app: FastifyInstance, { listPublicKeys }: Identities) => {
  app.get('/.well-known/jwks.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { keys: await listPublicKeys('portal') };
  });
};
