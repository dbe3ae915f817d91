import { AppError, describeUnknownQuery } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const Query = z.record(z.string(), z.unknown()).catch({});

/** Refuses names in the query that a call of the portal itself does not have; services do the same for theirs. */
export const refuseUnknownQueries = (app: FastifyInstance) =>
  app.addHook('preHandler', async ({ query, routeOptions: { config }, session }) => {
    const { call } = config;
    if (call?.service !== 'portal') return;
    // The handler says that nobody is signed in, which comes first.
    if (call.access.types !== 'anyone' && !session) return;
    const sentence = describeUnknownQuery(call, Object.keys(Query.parse(query)));
    if (sentence) throw new AppError('invalid', sentence);
  });
