import contracts from '@skills-architect/contracts/package.json' with { type: 'json' };
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error';
import { NOT_TAKEN_HEADER } from './fault';

export interface RequestGateOptions {
  name: string;
  /** Resolves when the process can work; rejects with the reason when it cannot. */
  ready: () => Promise<void>;
}

/** Health paths are always served, even while the gate is closed. */
const OPEN_PATHS = ['/health', '/ready'];
const DRAIN_MS = 5000;

const REASONS = {
  preparing: 'is preparing its data',
  leaving: 'is closing',
  closed: 'is closing',
};

export const isOpenPath = (url: string) => OPEN_PATHS.includes(url.split('?')[0] ?? '');

/**
 * Decides whether a server accepts requests, and reports it at `/ready`. During preparation it accepts none. A shutdown
 * has two steps: it reports not ready, so that load balancers stop sending; then it rejects new requests and completes
 * pending ones.
 */
export const createRequestGate = () => {
  let state: 'open' | keyof typeof REASONS = 'open';
  let pending = 0;
  let onDrained: (() => void) | undefined;

  const count = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.upgrade) return;
    pending += 1;
    reply.raw.once('close', () => {
      pending -= 1;
      if (!pending) onDrained?.();
    });
  };

  return {
    /** Rejects requests until `open`. */
    prepare: () => {
      state = 'preparing';
    },
    open: () => {
      state = 'open';
    },
    /** Reports not ready, but continues to serve. */
    leave: () => {
      state = 'leaving';
    },
    /** Rejects new requests; resolves when the pending ones are completed, or after `withinMs`. */
    async close(withinMs = DRAIN_MS) {
      state = 'closed';
      if (!pending) return;
      const allDone = new Promise<void>((resolve) => {
        onDrained = resolve;
      });
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref());
      await Promise.race([allDone, timeout]);
    },

    /**
     * Adds the gate before all routes of a server, with `/health` and `/ready`; both report the contract version of the
     * build.
     */
    serve(app: FastifyInstance, { name, ready }: RequestGateOptions) {
      const self = { service: name, contracts: contracts.version };
      const refusal = (reason: keyof typeof REASONS) =>
        new AppError('unavailable', `The ${name} service ${REASONS[reason]}. Try again in a moment.`);
      app.addHook('onRequest', async (request, reply) => {
        if (isOpenPath(request.url)) return;
        if (state === 'preparing' || state === 'closed') {
          reply.header(NOT_TAKEN_HEADER, state).header('connection', 'close');
          throw refusal(state);
        }
        if (state === 'leaving') reply.header('connection', 'close');
        count(request, reply);
      });
      app.get('/health', async () => ({ status: 'up', ...self }));
      app.get('/ready', async () => {
        if (state !== 'open') throw refusal(state);
        await ready();
        return { status: 'ready', ...self };
      });
    },
  };
};
export type RequestGate = ReturnType<typeof createRequestGate>;
