import type { Logger } from 'pino';
import * as z from 'zod';
import { connectorTries } from '../observe/metrics';
import type { Connector } from './connector';
import type { ConnectorStates } from './connector-states';
import { exchange, jsonReader } from './exchange';
import type { Message, Outbox } from './outbox';
import { pauseOfMessage } from './retry-rules';
import { ConnectorTrouble, toTrouble } from './trouble';

/** A receiver's answer to a message: the key that it has received, now or earlier. */
export const Receipt = z.object({ received: z.string() });

const POLL_MS = 1000;
/** Messages that one instance sends to a connector concurrently. */
const CONCURRENCY = 4;
const PROBE_MARGIN_MS = 5000;

interface DeliveryDependencies {
  /** The receivers of now. */
  list: () => Promise<readonly Connector[]>;
  states: ConnectorStates;
  box: Outbox;
  log: Logger;
}

/** Sends the messages of the outbox, shared with all other instances. */
export const delivery = ({ list, states, box, log }: DeliveryDependencies) => {
  const senderCounts = new Map<string, number>();
  const shutdown = new AbortController();
  const activeWork = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const post = async (connector: Connector, message: Message) => {
    if (connector.deliver) return connector.deliver(message, shutdown.signal);
    const { _id: key, method, path, body } = message;
    const outgoing = { method, path, body, key };
    // Programs that take webhooks answer with a status only.
    if (connector.kind === 'webhook')
      return exchange(connector, outgoing, async (response) => response.body?.cancel(), shutdown.signal);
    const { received } = await exchange(connector, outgoing, jsonReader(connector, Receipt), shutdown.signal);
    if (received !== key)
      throw new ConnectorTrouble('misfit', `${connector.name} answered with the receipt of another message`);
  };

  const recordFailure = async (connector: Connector, message: Message, trouble: ConnectorTrouble) => {
    await states.storeFailure(connector.name, trouble);
    const pauseMs = pauseOfMessage(message.tries, connector.tries, trouble);
    if (pauseMs !== null) return box.retryLater(message, pauseMs, trouble.message);
    log.warn({ err: trouble, connector: connector.name, key: message._id }, 'a message became a dead letter');
    return box.markDead(message, trouble.message);
  };

  const sendOne = async (connector: Connector, message: Message) => {
    const { name, timeoutMs } = connector;
    try {
      await post(connector, message);
      connectorTries.inc({ connector: name, outcome: 'done' });
    } catch (error) {
      // Aborted by the shutdown, not a failure of the connector: the message becomes due again by itself.
      if (shutdown.signal.aborted) return;
      const trouble = toTrouble(name, error, timeoutMs);
      connectorTries.inc({ connector: name, outcome: trouble.kind });
      await recordFailure(connector, message, trouble);
      return;
    }
    await Promise.all([box.markSent(message), states.storeSuccess(name)]);
  };

  /** Sends due messages one after the other; starts further senders while there is work. */
  const sendDue = async (connector: Connector) => {
    const { name, timeoutMs } = connector;
    while (!shutdown.signal.aborted) {
      const decision = await states.admit(name, timeoutMs + PROBE_MARGIN_MS);
      if (decision === 'open') return;
      const message = await box.claim(connector);
      if (!message) {
        if (decision === 'probe') await states.endProbe(name);
        return;
      }
      if (decision === 'closed') startSender(connector);
      await sendOne(connector, message);
    }
  };

  const startSender = (connector: Connector) => {
    const { name } = connector;
    const count = senderCounts.get(name) ?? 0;
    if (count >= CONCURRENCY || shutdown.signal.aborted) return;
    senderCounts.set(name, count + 1);
    const work: Promise<void> = sendDue(connector)
      .catch((err: unknown) => log.error({ err, connector: name }, 'the outbox could not be worked on'))
      .finally(() => {
        senderCounts.set(name, (senderCounts.get(name) ?? 1) - 1);
        activeWork.delete(work);
      });
    activeWork.add(work);
  };

  /** Checks for due messages, of all or of some connectors, at once instead of at the next second. */
  const wake = (names?: readonly string[]) => {
    if (!timer) return;
    list().then(
      (connectors) => connectors.filter(({ name }) => names?.includes(name) ?? true).forEach(startSender),
      (err: unknown) => log.error({ err }, 'the receivers of messages are not known'),
    );
  };

  return {
    wake,
    start() {
      if (timer || shutdown.signal.aborted) return;
      timer = setInterval(() => wake(), POLL_MS);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      shutdown.abort();
      await Promise.all(activeWork);
    },
  };
};
