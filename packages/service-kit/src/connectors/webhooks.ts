import { randomUUID } from 'node:crypto';
import { type EventAudience, type WebhookBody, WebhookEvent } from '@skills-architect/contracts';
import type { ClientSession } from 'mongoose';
import type { Connector } from './connector';
import type { NewMessage, Parcel } from './outbox';

/** What happened to records. */
export type RecordChange = 'created' | 'changed' | 'deleted';

/** An event for webhooks, before it is split into messages. */
export interface OutgoingEvent {
  event: WebhookEvent;
  clientId?: number | undefined;
  ids?: readonly number[];
  job?: WebhookBody['job'];
}

/** Who receives events: a webhook of the deployment, or the service of an area. */
export interface Subscriber extends Pick<Connector, 'name' | 'kind' | 'events' | 'clients'> {
  /** The service of another team: gets no titles of jobs, and with chosen clients no jobs without a client. */
  isArea?: boolean;
}

const MAX_IDS = 1000;

/** The event of a change; undefined when webhooks are not told about such changes. */
export const toEvent = (name: string, what: RecordChange): WebhookEvent | undefined =>
  WebhookEvent.safeParse(`${name}.${what}`).data;

/** Whether an event is sent to a subscriber. */
export const subscribesTo = (
  { kind, events, clients, isArea = false }: Omit<Subscriber, 'name'>,
  { event, clientId, job }: OutgoingEvent,
): boolean => {
  if (kind !== 'webhook' || !events?.includes(event)) return false;
  if (!clients) return true;
  return clientId === undefined ? !(isArea && job) : clients.includes(clientId);
};

/** The part of an event that is sent to a subscriber. */
export const contentFor = <T extends Pick<OutgoingEvent, 'job'>>(
  { isArea }: Pick<Subscriber, 'isArea' | 'kind'>,
  event: T,
): T => (isArea && event.job ? { ...event, job: { ...event.job, title: '' } } : event);

/** The messages of what happened, each with at most 1,000 ids. */
export const toMessages = ({ event, clientId, ids, job }: OutgoingEvent, at: Date): NewMessage[] => {
  const common = { event, at: at.toISOString(), ...(clientId !== undefined && { clientId }) };
  const toMessage = (rest: Partial<WebhookBody>): NewMessage => ({
    key: randomUUID(),
    path: '',
    title: `${event}${rest.ids ? ` (${rest.ids.length})` : ''}`,
    body: { ...common, ...rest } satisfies WebhookBody,
  });
  if (!ids) return [toMessage({ job })];
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  return parts.map((part) => toMessage({ ids: [...part] }));
};

interface WebhookParts {
  connectors: readonly Connector[];
  /** The services of areas with granted events. */
  listAreas: () => Promise<readonly Subscriber[]>;
  send: (parcels: readonly Parcel[], session?: ClientSession) => Promise<void>;
  now: () => Date;
}

/** Stores the messages for webhooks and services of areas, in the transaction of the change. */
export const webhooks =
  ({ connectors, listAreas, send, now }: WebhookParts) =>
  async (event: OutgoingEvent, session: ClientSession | undefined): Promise<void> => {
    const subscribers = [...connectors, ...(await listAreas())].filter((subscriber) => subscribesTo(subscriber, event));
    if (!subscribers.length) return;
    const at = now();
    const parcels = subscribers.map((subscriber) => ({
      connector: subscriber.name,
      messages: toMessages(contentFor(subscriber, event), at),
    }));
    await send(parcels, session);
  };
export type TellWebhooks = ReturnType<typeof webhooks>;

/** The client of an audience; undefined for records of the library. */
export const clientOf = (to: EventAudience | undefined): number | undefined =>
  to && 'clientId' in to ? to.clientId : undefined;
