import { type AreaBuild, DONE } from '@skills-architect/contracts';
import { getUser, SsoType } from '@skills-architect/contracts/admin';
import {
  createAccessToken,
  getTokenCall,
  listAccessTokens,
  listTokenCalls,
  revokeAccessToken,
  rotateAccessToken,
} from '@skills-architect/contracts/portal';
import { type CallContext, invalid, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { findAreaCall, listAreaCalls } from '../openapi/area-calls';
import type { TokenDependencies } from './authenticate-token';
import { toAccessToken } from './token-store';

const ACCOUNT = 'This service account';
const TOKEN = 'This access token';

/** Access tokens of service accounts, managed by Super Users. */
export const tokenRoutes = (
  app: FastifyInstance,
  { tokens, grantable, peer, listServed }: TokenDependencies & { listServed: () => Promise<readonly AreaBuild[]> },
) => {
  /** A disabled account keeps its tokens, though they are refused. */
  const requireAccount = async (userId: number, { identity }: CallContext) => {
    const { ssoType } = await peer(getUser, { params: { userId } }, { identity });
    if (ssoType.ssoTypeId !== SsoType.ServiceAccount) throw notFound(ACCOUNT);
  };

  route(app, getTokenCall, async ({ params: { name } }) => {
    const described = grantable.describe(name) ?? findAreaCall(await listServed(), name);
    if (!described) throw notFound('This call');
    return described;
  });

  route(app, listTokenCalls, async () => ({
    calls: grantable.list(),
    ofAreas: listAreaCalls(await listServed()),
  }));

  route(app, listAccessTokens, async ({ params: { userId } }, context) => {
    await requireAccount(userId, context);
    const now = tokens.now();
    return { tokens: (await tokens.list(userId)).map((token) => toAccessToken(token, now)) };
  });

  route(app, createAccessToken, async ({ params: { userId }, body }, context) => {
    await requireAccount(userId, context);
    const unknown = body.calls.find((name) => !grantable.has(name));
    if (unknown !== undefined) throw invalid('calls', `Tokens cannot be allowed to make the call ${unknown}`);
    const { userId: by = 0, name: createdBy = '' } = context.identity.user ?? {};
    const { secret, token } = await tokens.create({ userId, ...body, created: { by }, createdBy });
    return { secret, token: toAccessToken(token, tokens.now()) };
  });

  route(app, rotateAccessToken, async ({ params, body }) => {
    const rotated = await tokens.rotate(params, body);
    if (!rotated) throw notFound(TOKEN);
    return { secret: rotated.secret, token: toAccessToken(rotated.token, tokens.now()) };
  });

  route(app, revokeAccessToken, async ({ params }) => {
    if (!(await tokens.revoke(params))) throw notFound(TOKEN);
    return DONE;
  });
};
