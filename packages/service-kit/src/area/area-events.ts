import { AREA_EVENTS_PATH, DONE, WebhookBody } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { digestOf, EVENT_HEADER, eventAudience } from '../identity/identity';
import type { KeySource } from '../identity/key-source';
import { AppError } from '../service/app-error';

/** What happened in the portal. The same one may come again, with the same id. */
export type AreaEvent = WebhookBody & { id: string };

/** Does what an event asks for; when it throws, the portal tells it again later. */
export type AreaEventHandler = (event: AreaEvent) => unknown;

interface EventClaims {
  digest: string;
  jti: string;
}

const refused = (cause?: unknown) =>
  new AppError('signed-out', 'The request carries no valid event.', cause ? { cause } : undefined);

/** Verifies who sent an event, for whom, and that its body is the one that was signed; returns its id. */
const eventVerifier = (area: string, keys: KeySource) => async (token: unknown, body: string) => {
  if (typeof token !== 'string') throw refused();
  try {
    const found = await keys.find(z.string().parse(decodeProtectedHeader(token).kid));
    if (!found) throw new AppError('unavailable', 'The portal is exchanging its keys. Try again in a moment.');
    const { payload } = await jwtVerify<EventClaims>(token, found.key, {
      algorithms: ['EdDSA'],
      issuer: found.service,
      audience: eventAudience(area),
      requiredClaims: ['exp', 'jti', 'digest'],
    });
    if (payload.digest !== digestOf(body)) throw refused();
    return payload.jti;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      throw refused(error);
    throw error;
  }
};

/** Takes the events of the portal. */
export const serveEvents = (app: FastifyInstance, area: string, keys: KeySource, handle: AreaEventHandler) => {
  const verify = eventVerifier(area, keys);
  // The signature covers the text as it was sent.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
  app.post(AREA_EVENTS_PATH, async ({ headers, body }) => {
    const text = String(body);
    const id = await verify(headers[EVENT_HEADER], text);
    await handle({ ...WebhookBody.parse(JSON.parse(text)), id });
    return DONE;
  });
};
