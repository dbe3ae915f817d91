import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity';
import type { ClientsOfRecords } from './access';
import { acceptJson } from './json-bodies';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
  }
  interface FastifyInstance {
    clientsOfRecords: Record<string, ClientsOfRecords>;
  }
}

/** Prepares an app (or a scope of it) for `route`. The caller must set each request's `identity` before its handler. */
export const serveCalls = async (app: FastifyInstance, records: Record<string, ClientsOfRecords> = {}) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('clientsOfRecords', records);
  app.decorateRequest('identity');
  acceptJson(app);
  // Multipart fields other than files are ignored.
  await app.register(multipart, { limits: { fields: 20, fieldSize: 64 * 1024 } });
};
