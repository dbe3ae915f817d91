import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ClientsOfRecords } from './access';
import type { Identity } from './identity';
import { acceptJson } from './json-bodies';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
  }
  interface FastifyInstance {
    clientsOfRecords: Record<string, ClientsOfRecords>;
  }
}

/** Makes an app, or a part of one, ready for `route`. Whoever does so sets each request's `identity` before its handler. */
export const serveCalls = async (app: FastifyInstance, records: Record<string, ClientsOfRecords> = {}) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('clientsOfRecords', records);
  app.decorateRequest('identity');
  acceptJson(app);
  // Fields are no files, and nobody reads them.
  await app.register(multipart, { limits: { fields: 20, fieldSize: 64 * 1024 } });
};
