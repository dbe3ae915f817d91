import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@skills-architect/service-kit';
import type { Boundary } from './pass-on';

/** Of a browser's request; without cookies, tokens and what else belongs to the portal. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'range',
  'transfer-encoding',
  'user-agent',
];
/** Of an answer; none that changes cookies, policies or the place of the page. */
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
];

/** Nothing of an answer may run on the portal's origin, even when it is opened as a page. */
export const AREA_ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Content types that browsers run as scripts or apply as styles: JavaScript has more than a dozen. */
const RUN_BY_PAGES = /script|\/css/i;

/**
 * The policy of the portal lets pages load scripts from its own origin. Those of an area come from its signed build only, so an answer of
 * its service is never one: with `nosniff`, browsers do not run plain text.
 */
const withoutScripts = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  RUN_BY_PAGES.test(headers['content-type'] ?? '') ? { ...headers, 'content-type': 'text/plain' } : headers;

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** The boundary between the portal and the own service of an area. */
export const areaBoundary = (area: string): Boundary => ({
  request: (headers) => pick(headers, REQUEST_HEADERS),
  response: (headers) => withoutScripts(pick(headers, RESPONSE_HEADERS)),
  // A 401 would end the user's session in the page.
  refusal: (status) =>
    status === 401 || (status >= 300 && status < 400 && status !== 304)
      ? new AppError('unreachable', `The ${area} service gave an answer that cannot be used (${status}).`)
      : undefined,
});
