import { API_PREFIX, type AreaBuild, CLIENT_USERS, DeclaredCall } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { AppError, mayAccessClient, notFound, type SignIdentity } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { SMALL_BODY_BYTES, UPSTREAM_CONNECTIONS } from '../edge/limits';
import { requireSession } from '../sessions/session-guard';
import { passBodiesOn, TIMEOUT_MS } from './forward-calls';
import { declaredCallMatcher, type MatchedCall } from './match-declared';
import { createPassOn, type PassOnDependencies } from './pass-on';

export interface ForwardAreaDependencies extends PassOnDependencies {
  signIdentity: SignIdentity;
  /** The build of an area that is on. */
  findServed: (id: string) => Promise<AreaBuild | undefined>;
}

const NOT_ALLOWED = 'This user not authorized to access this page';
const Method = DeclaredCall.shape.method.catch('GET');
const Params = z.object({ area: z.string() });
const ID = /^\d{1,15}$/;
const Query = z.record(z.string(), z.unknown());

/** Checks user type and client as the area's build declares them. The service decides about its own records. */
const checkDeclared = ({ call, params }: MatchedCall, user: SessionUser, query: Record<string, unknown>) => {
  if (!call.types.includes(user.userType)) throw new AppError('forbidden', NOT_ALLOWED);
  if (typeof call.scope === 'string' || !CLIENT_USERS.includes(user.userType)) return;
  const [place, name = ''] = call.scope.client.split('.');
  const value = place === 'params' ? params[name] : query[name];
  if (value === undefined && call.scope.optional) return;
  if (!ID.test(String(value)) || !mayAccessClient(user, Number(value))) throw notFound('This client');
};

/**
 * Forwards the calls below `/x/<area>/` to the own services of areas, as the build in use of each declares them: only
 * these calls, only while the area is on, with the user's identity signed for that service.
 */
export const forwardAreaCalls = async (
  app: FastifyInstance,
  { signIdentity, findServed, ...parts }: ForwardAreaDependencies,
) => {
  await passBodiesOn(app, UPSTREAM_CONNECTIONS.calls);
  const passOn = createPassOn(parts);
  const match = declaredCallMatcher();

  const findCall = async (request: FastifyRequest, area: string) => {
    const build = await findServed(area);
    if (!build) throw new AppError('area-off', 'This part of the portal is switched off.');
    const [path = ''] = request.url.split('?');
    const matched = match(build, Method.parse(request.method), path);
    if (!matched) throw notFound('This address');
    return matched;
  };

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${API_PREFIX}/x/:area/*`,
    handler: async (request, reply) => {
      const { user, _id: session } = requireSession(request);
      const { area } = Params.parse(request.params);
      const matched = await findCall(request, area);
      checkDeclared(matched, user, Query.parse(request.query));
      const { reads, maxBytes, expensive } = matched.call;
      return passOn(request, reply, {
        service: area,
        path: request.url,
        reads,
        identity: await signIdentity({ user, session, depth: 0 }, area),
        limits: { maxBytes, keptBytes: SMALL_BODY_BYTES },
        timeoutMs: TIMEOUT_MS[expensive ? 'expensive' : 'small'],
      });
    },
  });
};
