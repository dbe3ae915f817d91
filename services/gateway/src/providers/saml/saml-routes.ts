import type { FastifyInstance } from 'fastify';
import { type LogoutParts, samlLogoutRoutes } from './logout-routes';
import { type SamlAnswerParts, samlAnswerRoute } from './saml-answers';

/** The addresses at which the browsers of users bring what SAML providers say: a redirect, or a form of the provider's page. */
export const samlRoutes = async (app: FastifyInstance, parts: LogoutParts & SamlAnswerParts) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  samlAnswerRoute(app, parts);
  samlLogoutRoutes(app, parts);
};
