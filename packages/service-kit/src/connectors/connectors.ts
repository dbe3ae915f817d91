import { areaConnector, type ConnectorKind } from '@skills-architect/contracts';
import type { ClientSession, Connection } from 'mongoose';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Retention } from '../database/retention';
import type { Events } from '../events/events';
import { listSubscribedAreas } from './area-subscribers';
import type { Connector } from './connector';
import { connectorStates } from './connector-states';
import { deadLetters } from './dead-letters';
import { delivery } from './delivery';
import { jsonReader } from './exchange';
import { type NewMessage, outbox, type Parcel } from './outbox';
import { type ConnectorRequest, createRequester } from './request';

interface ConnectorsContext {
  portal: Connection;
  connectors: readonly Connector[];
  events: Events;
  retention: Retention;
  log: Logger;
  now: () => Date;
}

const WAKE = 'outbox';
/** Only the delivery of each instance listens to this audience; no page receives its events. */
const WAKE_AUDIENCE = { service: 'connectors' };
/** Processes of earlier versions name nobody: then everybody is woken. */
const Woken = z.object({ names: z.array(z.string()) });

/** The external systems of a deployment: messages and requests to them, and their state. */
export const createConnectors = ({ portal, events, retention, log, now, ...context }: ConnectorsContext) => {
  const connectors = [...context.connectors];
  const states = connectorStates(portal, now);
  const box = outbox(portal, now, retention.jobDays);
  const sender = delivery({ list: async () => connectors, states, box, log });
  const letters = deadLetters(box, now);
  const ask = createRequester(states);
  const wakeUp = (names: readonly string[], session?: ClientSession) =>
    events.publish({ to: WAKE_AUDIENCE, name: WAKE, data: { names } }, session);
  let unlisten: (() => void) | undefined;
  const onWake = (wake: (names: readonly string[] | undefined) => void) =>
    events.listen(({ name, data }) => name === WAKE && wake(Woken.safeParse(data).data?.names));
  const sendTo = async (parcels: readonly Parcel[], session?: ClientSession) => {
    await box.add(parcels, session);
    await wakeUp([...new Set(parcels.map(({ connector }) => connector))], session);
  };

  return {
    /** The connectors of the deployment. */
    all: connectors as readonly Connector[],
    /** Adds a connector whose messages this process delivers; before `start`. */
    add: (connector: Connector) => void connectors.push(connector),
    /** The connector of a kind; undefined when the deployment has none. */
    find: (kind: ConnectorKind): Connector | undefined => connectors.find((connector) => connector.kind === kind),

    /**
     * Puts messages into the outbox. With the session of a transaction they are added when it commits; a message with a
     * known key is not sent twice.
     */
    async send(
      connector: Pick<Connector, 'name'>,
      messages: readonly NewMessage[],
      session?: ClientSession,
    ): Promise<void> {
      await sendTo([{ connector: connector.name, messages }], session);
    },
    /** The same to several connectors at once. */
    sendTo,
    /** Counts the items of a group by the state of their messages. */
    countGroup: box.countGroup,

    /** Sends a request; throws `ConnectorTrouble` unless the answer matches the schema. */
    request: <S extends z.ZodType>(connector: Connector, question: ConnectorRequest, answer: S): Promise<z.output<S>> =>
      ask(connector, question, jsonReader(connector, answer)),
    /** The same with a custom reader, for streamed answers. */
    requestWith: ask,

    /** Names of the receivers that are services of areas. */
    areas: async (): Promise<string[]> => (await listSubscribedAreas(portal)).map(areaConnector),
    /** State of each used connector. */
    states: states.all,
    deadLetters: {
      ...letters,
      async resend(connector: string, keys?: readonly string[]) {
        const resent = await letters.resend(connector, keys);
        await states.close(connector);
        await wakeUp([connector]);
        return resent;
      },
    },

    createIndexes: box.createIndexes,
    /** Delivers the messages of receivers that come and go, from now on; returns how to end it. */
    deliverTo(list: () => Promise<readonly Connector[]>): () => Promise<void> {
      const other = delivery({ list, states, box, log });
      other.start();
      const unlistenOther = onWake(other.wake);
      return async () => {
        unlistenOther();
        await other.stop();
      };
    },
    /** Starts delivery; called once per process, even with several services. */
    start() {
      if (connectors.length) sender.start();
      unlisten ??= onWake(sender.wake);
    },
    async stop() {
      unlisten?.();
      await sender.stop();
    },
  };
};
export type Connectors = ReturnType<typeof createConnectors>;
