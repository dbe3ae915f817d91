import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';

const isReadable = (query: string) => {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
};

/** Rejects queries that cannot be decoded: parsers downstream read them differently, and some throw. */
export const refuseUnreadableQueries = (app: FastifyInstance, below = '/') =>
  app.addHook('onRequest', async ({ url }) => {
    const start = url.indexOf('?');
    if (start < 0 || !url.startsWith(below) || isReadable(url.slice(start + 1))) return;
    throw new AppError(
      'invalid',
      'The address contains a percent sign (%) that is not followed by a valid character code.',
    );
  });
