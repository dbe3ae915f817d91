import { API_PREFIX, type Call, DONE } from '@skills-architect/contracts';
import { askPasswordLink, endMails, findPasswordLink, takePasswordLink } from '@skills-architect/contracts/admin';
import {
  choosePassword,
  forgotPassword,
  readPasswordLink,
  UNSUBSCRIBE_PATH,
  unsubscribe,
} from '@skills-architect/contracts/portal';
import { invalid, type Peer } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type * as z from 'zod';
import { refuseForeignPages } from '../sessions/session-guard';
import { linkLimits } from './link-limits';

const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalid(issue?.path.join('.') ?? '', issue?.message ?? 'This is not a valid form.');
};

/** What people who are not signed in do with links of mails: ask for a new password, choose it, end mails. */
export const mailLinkRoutes = async (app: FastifyInstance, { portal, peer }: { portal: Connection; peer: Peer }) => {
  const limits = linkLimits(portal);
  const addressOf = (call: Call) => `${API_PREFIX}${call.path}`;
  const on = (call: Call) => ({ config: { call } });

  app.post(addressOf(forgotPassword), on(forgotPassword), async (request) => {
    refuseForeignPages(request);
    const { loginId } = parse(forgotPassword.body, request.body);
    await limits.countAddress(request.ip);
    // Above the limit, and for a login id that nobody has, the answer is the same.
    if (await limits.countLogin(loginId))
      await peer(askPasswordLink, { body: { loginId } }, { requestId: String(request.id) });
    return DONE;
  });

  app.post(addressOf(readPasswordLink), on(readPasswordLink), async (request) => {
    refuseForeignPages(request);
    const body = parse(readPasswordLink.body, request.body);
    await limits.countAddress(request.ip);
    return peer(findPasswordLink, { body }, { requestId: String(request.id) });
  });

  app.post(addressOf(choosePassword), on(choosePassword), async (request) => {
    refuseForeignPages(request);
    const body = parse(choosePassword.body, request.body);
    await limits.countAddress(request.ip);
    const { userId } = await peer(takePasswordLink, { body }, { requestId: String(request.id) });
    // For the entry in the audit log.
    request.signedInUserId = userId;
    return DONE;
  });

  // Mail programs send a form, from anywhere and without cookies (RFC 8058); the token alone counts.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null, {}));
  app.post(addressOf(unsubscribe), on(unsubscribe), async (request) => {
    const { token } = parse(unsubscribe.query, request.query);
    await limits.countAddress(request.ip);
    return peer(endMails, { body: { token } }, { requestId: String(request.id) });
  });
  // Opening the address changes nothing, because programs that check links open it too.
  app.get(addressOf(unsubscribe), async (request, reply) => {
    const { token } = parse(unsubscribe.query, request.query);
    return reply.redirect(`${UNSUBSCRIBE_PATH}#${encodeURIComponent(token)}`, 303);
  });
};
