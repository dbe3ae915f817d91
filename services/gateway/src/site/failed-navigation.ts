import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const RETRY_S = 5;
/** A later try may succeed: too many requests, no service, a busy one, a late one. */
const PASSING = [429, 502, 503, 504];

/** Without styles and scripts, which the content security policy would block. */
const page = (title: string, text: string, more: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${more}<title>Skills Architect</title>
</head>
<body>
<h1>${title}</h1>
${text}
</body>
</html>
`;

const BUSY_PAGE = page(
  'The portal does not answer right now',
  `<p>It is busy or being started. This page tries again every ${RETRY_S} seconds; nothing is lost.</p>
<p><a href="">Try again now</a></p>`,
  `<meta http-equiv="refresh" content="${RETRY_S}">\n`,
);
const GONE_PAGE = page('This page cannot be shown', '<p><a href="/">To the start page</a></p>', '');

const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** Answers failed navigations with a page instead of JSON; one that may succeed later is tried again by itself. */
export const answerNavigations = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || !isNavigation(request)) return payload;
    if (payload instanceof Readable) payload.resume();
    reply
      .removeHeader('content-length')
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8');
    return PASSING.includes(reply.statusCode) ? BUSY_PAGE : GONE_PAGE;
  });
