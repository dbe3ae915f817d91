import {
  type DeadLetter,
  discardDeadLetters,
  getDeadLetter,
  listConnectors,
  listDeadLetters,
  resendDeadLetters,
} from '@skills-architect/contracts/admin';
import { notFound, route, type ServiceKit } from '@skills-architect/service-kit';
import { type Message, maskSecrets } from '@skills-architect/service-kit/connectors';
import type { FastifyInstance } from 'fastify';
import { toConnectorInfo } from './connector-info';

const toDeadLetter = ({ _id, title, tries, madeAt, deadAt = madeAt, lastError = '' }: Message): DeadLetter => ({
  key: _id,
  title,
  tries,
  madeAt: madeAt.toISOString(),
  deadAt: deadAt.toISOString(),
  lastError,
});

/** The external systems of the deployment, and their dead letters. */
export const connectorRoutes =
  ({ connectors, now, log }: ServiceKit) =>
  (app: FastifyInstance) => {
    const { deadLetters } = connectors;

    // Connectors with messages, including those that are no longer in the deployment file.
    const namesWith = (counts: ReadonlyMap<string, unknown>) =>
      new Set([...connectors.all.map(({ name }) => name), ...counts.keys()]);

    /** A connector that is no longer in the deployment file and has no messages is known by its stored state. */
    const isKnown = async (name: string) =>
      connectors.all.some((connector) => connector.name === name) ||
      (await connectors.states()).some(({ _id }) => _id === name);

    route(app, listConnectors, async () => {
      const [states, counts, areas] = await Promise.all([connectors.states(), deadLetters.count(), connectors.areas()]);
      const byName = new Map(states.map((state) => [state._id, state]));
      return {
        connectors: [...namesWith(counts)].map((name) => {
          const connector = connectors.all.find((candidate) => candidate.name === name);
          const found = { connector, isArea: areas.includes(name), state: byName.get(name) };
          const facts = { ...found, waiting: 0, dead: 0, ...counts.get(name) };
          return toConnectorInfo(name, facts, now());
        }),
      };
    });

    route(app, listDeadLetters, async ({ params, query }) => {
      const { found, total } = await deadLetters.list(params.connector, query);
      if (!total && !(await isKnown(params.connector))) throw notFound(`The connector ${params.connector}`);
      return { deadLetters: found.map(toDeadLetter), total };
    });

    route(app, getDeadLetter, async ({ params }) => {
      const message = await deadLetters.get(params.connector, params.key);
      const secrets = connectors.all.flatMap(({ secret }) => secret ?? []);
      const { method, path, body } = message;
      return { ...toDeadLetter(message), method, path, content: maskSecrets(body, secrets) };
    });

    route(app, resendDeadLetters, async ({ params, body }, { userId }) => {
      const resent = await deadLetters.resend(params.connector, body.keys);
      log.info({ connector: params.connector, resent, userId }, 'dead letters are sent again');
      return { resent };
    });

    route(app, discardDeadLetters, async ({ params, body }, { userId }) => {
      const discarded = await deadLetters.discard(params.connector, body.keys);
      log.warn({ connector: params.connector, discarded, userId }, 'dead letters were discarded');
      return { discarded };
    });
  };
