import type { IncomingMessage } from 'node:http';
import type { Failure } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';

export interface BodyPace {
  /** Time allowed for any body, regardless of its size, in milliseconds. */
  graceMs: number;
  /** Minimum average rate after that. */
  leastBytesPerS: number;
  /** Check interval in milliseconds. */
  everyMs: number;
}
/** Even a phone with a poor connection is several times faster. */
const PACE: BodyPace = { graceMs: 5000, leastBytesPerS: 8 * 1024, everyMs: 1000 };

/** Whether a body arrives too slowly. */
export const isTooSlow = (bytes: number, ms: number, { graceMs, leastBytesPerS }: BodyPace = PACE) =>
  ms > graceMs && bytes < ((ms - graceMs) / 1000) * leastBytesPerS;

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const TOO_SLOW = 'The request arrived too slowly. Check the connection and try again.';

/** Writes the response to the raw socket: the handler still waits for the body and cannot send one. */
const refuse = ({ socket }: IncomingMessage, requestId: string) => {
  const body: Failure = { error: TOO_SLOW, code: 'too-slow', requestId };
  const json = JSON.stringify(body);
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${json}`);
  socket.destroySoon();
};

/** Responds 408 to requests whose body arrives too slowly. Backpressure on our side does not count as slow. */
export const refuseSlowBodies = (app: FastifyInstance, pace: BodyPace = PACE) => {
  const arriving = new Map<IncomingMessage, { requestId: string; since: number; before: number }>();
  app.addHook('onRequest', async ({ raw, id }) => {
    if (!announcesBody(raw)) return;
    arriving.set(raw, { requestId: String(id), since: performance.now(), before: raw.socket.bytesRead });
    for (const end of ['end', 'close']) raw.once(end, () => arriving.delete(raw));
  });
  const check = () => {
    for (const [raw, { requestId, since, before }] of arriving) {
      const isOurs = raw.readableLength > 0;
      if (isOurs || !isTooSlow(raw.socket.bytesRead - before, performance.now() - since, pace)) continue;
      arriving.delete(raw);
      app.log.warn({ requestId, url: raw.url }, 'a request body arrived too slowly');
      refuse(raw, requestId);
    }
  };
  const timer = setInterval(check, pace.everyMs).unref();
  app.addHook('preClose', async () => clearInterval(timer));
};
