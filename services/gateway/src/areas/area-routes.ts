import { API_PREFIX } from '@skills-architect/contracts';
import { listAreas, type SessionUser } from '@skills-architect/contracts/portal';
import { notFound } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from './registry';
import { readRange, type VerifiedFile, verifiedFiles } from './verified-files';

/** Files with a content hash in their name are immutable; browsers revalidate all others. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.br)?$/;

export const cacheHeader = (file: string) => (HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');

const sendFile = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { bytes, digest, type, isCompressed }: VerifiedFile,
) => {
  const etag = `"${digest}"`;
  reply
    .type(type)
    .headers({ etag, vary: 'accept-encoding', 'accept-ranges': 'bytes', 'cache-control': cacheHeader(file) });
  if (isCompressed) reply.header('content-encoding', 'br');
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  const range = readRange(headers.range, bytes.length);
  if (!range) return reply.send(bytes);
  reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`);
  return reply.send(bytes.subarray(range.from, range.to + 1));
};

/** The registry for people who are not signed in: which areas and versions there are is no concern of theirs. */
const NOTHING = { areas: [], off: [], missing: [], skipped: [], signedOut: true };

/** Serves the registry, and every accepted build of every area under `/apps/<area>/<version>/`, in use or not. */
export const areaRoutes = (
  app: FastifyInstance,
  registry: Registry,
  findUser: (request: FastifyRequest) => Promise<SessionUser | undefined>,
) => {
  const readVerified = verifiedFiles();
  app.get(`${API_PREFIX}${listAreas.path}`, { config: { call: listAreas } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const user = await findUser(request);
    return user ? registry.toAnswer(user) : NOTHING;
  });
  app.get<{ Params: { area: string; version: string; '*': string } }>(
    '/apps/:area/:version/*',
    async (request, reply) => {
      const { area, version, '*': file } = request.params;
      const build = registry.findBuild(area, version);
      if (!build) throw notFound('This version of an area');
      const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      const onAltered = () => {
        request.log.error({ area, version, file }, 'a file of an area is not the one that was accepted');
        registry.distrust(build);
      };
      const verified = await readVerified(build, file, { acceptsBrotli, onAltered });
      if (!verified) throw notFound('This file of an area');
      if (reply.raw.destroyed) verified.release();
      else reply.raw.once('close', verified.release);
      return sendFile(request, reply, file, verified);
    },
  );
};
