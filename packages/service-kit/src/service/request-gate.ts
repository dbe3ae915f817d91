import contracts from '@skills-architect/contracts/package.json' with { type: 'json' };
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error';
import { NOT_TAKEN_HEADER } from './fault';

export interface RequestGateOptions {
  name: string;
  /** Answers whether the process can work now; its error is the reason it cannot. */
  ready: () => Promise<void>;
}

/** What is always answered: it asks about the process, not of it. */
const OPEN_PATHS = ['/health', '/ready'];
const DRAIN_MS = 5000;

const REASONS = {
  preparing: 'is preparing its data',
  leaving: 'is closing',
  closed: 'is closing',
};

export const isOpenPath = (url: string) => OPEN_PATHS.includes(url.split('?')[0] ?? '');

/**
 * Whether a server takes requests, which it says at `/ready`. While it prepares its data it takes none. Before it closes it
 * first only says that it leaves, so that whoever shares the calls among instances goes elsewhere; then it takes none any
 * more, and those under way get their answers.
 */
export const createRequestGate = () => {
  let state: 'open' | keyof typeof REASONS = 'open';
  let underWay = 0;
  let drained: (() => void) | undefined;

  const count = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.upgrade) return;
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (!underWay) drained?.();
    });
  };

  return {
    /** Takes no requests until `open`. */
    prepare: () => {
      state = 'preparing';
    },
    open: () => {
      state = 'open';
    },
    /** Says that it is not ready any more, and goes on answering. */
    leave: () => {
      state = 'leaving';
    },
    /** Takes no more requests, and resolves when those under way are answered; waits for them only so long. */
    async close(withinMs = DRAIN_MS) {
      state = 'closed';
      if (!underWay) return;
      const waiting = new Promise<void>((resolve) => {
        drained = resolve;
      });
      const late = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref());
      await Promise.race([waiting, late]);
    },

    /** Puts the gate before all routes of a server, which gets `/health` and `/ready`: both name the contracts it was built with. */
    serve(app: FastifyInstance, { name, ready }: RequestGateOptions) {
      const self = { service: name, contracts: contracts.version };
      const refusal = (why: keyof typeof REASONS) =>
        new AppError('unavailable', `The ${name} service ${REASONS[why]}. Try again in a moment.`);
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
