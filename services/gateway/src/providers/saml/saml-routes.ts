import type { FastifyInstance } from 'fastify';
import { type LogoutParts, samlLogoutRoutes } from './logout-routes';
import { type MetadataParts, samlMetadataRoute } from './metadata-route';
import { type SamlAnswerParts, samlAnswerRoute } from './saml-answers';

/** The addresses for SAML providers: what browsers bring from them, by redirect or form, and the portal's metadata. */
export const samlRoutes = async (app: FastifyInstance, parts: LogoutParts & SamlAnswerParts & MetadataParts) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  samlAnswerRoute(app, parts);
  samlLogoutRoutes(app, parts);
  samlMetadataRoute(app, parts);
};
