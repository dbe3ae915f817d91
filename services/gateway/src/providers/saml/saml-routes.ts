import type { FastifyInstance } from 'fastify';
import { type LogoutParts, samlLogoutRoutes } from './logout-routes';
import { type SamlAnswers, samlAnswerRoute } from './saml-answers';
import { MAX_BYTES } from './verified-message';

/** The addresses at which the browsers of users bring what SAML providers say: a redirect, or a form of the provider's page. */
export const samlRoutes = async (app: FastifyInstance, parts: LogoutParts & { saml: SamlAnswers }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  samlAnswerRoute(app, parts);
  samlLogoutRoutes(app, parts);
};
