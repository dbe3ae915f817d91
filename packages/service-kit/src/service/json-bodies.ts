import type { FastifyInstance } from 'fastify';
import { invalid } from './app-error';

/** Deeper than any declared body; deep nesting overflows the stack of recursive code. */
const MAX_DEPTH = 32;
const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/** Nesting depth of arrays and objects in a JSON text; stops counting beyond `limit`. */
export const nestingDepth = (json: string, limit = MAX_DEPTH): number => {
  let [depth, deepest, inText] = [0, 0, false];
  for (let index = 0; index < json.length && deepest <= limit; index++) {
    const sign = json.charCodeAt(index);
    if (inText && sign === BACKSLASH) index += 1;
    else if (sign === QUOTE) inText = !inText;
    else if (inText) continue;
    else if (OPENING.has(sign)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(sign)) depth -= 1;
  }
  return deepest;
};

/** Parses JSON bodies of limited depth and rejects prototype-polluting keys. */
export const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nestingDepth(body) > MAX_DEPTH) done(invalid('', `Nest the input at most ${MAX_DEPTH} levels deep.`));
    else parse(request, body, done);
  });
};
