import type { Identities } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** The key set is cached this long. New keys are stored a minute before their first use, so an old set is never too old. */
const KEPT_MS = 5000;

/** The public keys of the gateways, as a JSON Web Key Set: services of other teams verify identities with them. */
export const keyRoutes = (app: FastifyInstance, { listPublicKeys }: Identities) => {
  let kept: { at: number; keys: ReturnType<typeof listPublicKeys> } | undefined;
  app.get('/.well-known/jwks.json', async (_, reply) => {
    if (!kept || Date.now() - kept.at > KEPT_MS) kept = { at: Date.now(), keys: listPublicKeys('portal') };
    const answer = kept;
    reply.header('cache-control', 'no-store');
    try {
      return { keys: await answer.keys };
    } catch (error) {
      if (kept === answer) kept = undefined;
      throw error;
    }
  });
};
