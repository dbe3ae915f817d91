import { API_PREFIX, type AreaBuild, type Call } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';
import { describeAreaPaths } from './area-calls';
import { describeCalls, openApiDocument } from './document';

interface OpenApiDependencies {
  /** All calls by name. */
  calls: Record<string, Call>;
  /** Those that programs can make with access tokens. */
  publicCalls: Record<string, Call>;
  /** The builds of the areas that are on. */
  listServed: () => Promise<readonly AreaBuild[]>;
}

/**
 * One OpenAPI document per service, one for the portal's own calls, and one for all calls that programs can make, with those of
 * the areas' own services. For signed-in users; each is made when it is first asked for.
 */
export const openApiRoutes = (app: FastifyInstance, { calls, publicCalls, listServed }: OpenApiDependencies) => {
  type Document = ReturnType<typeof describeCalls>;
  const serve = (
    name: string,
    describe: () => Document,
    extend = async (document: Document): Promise<Document> => document,
  ) => {
    let document: Document | undefined;
    app.get(`${API_PREFIX}/${name}.json`, async (request) => {
      requireSession(request);
      document ??= describe();
      return extend(document);
    });
  };
  serve(
    'openapi',
    () => describeCalls('Skills Architect', publicCalls),
    async (document) => ({ ...document, paths: { ...document.paths, ...describeAreaPaths(await listServed()) } }),
  );
  for (const service of new Set(Object.values(calls).map(({ service }) => service)))
    serve(`openapi/${service}`, () => openApiDocument(service, calls));
};
