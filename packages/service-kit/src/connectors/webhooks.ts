import { randomUUID } from 'node:crypto';
import { type EventAudience, type WebhookBody, WebhookEvent } from '@skills-architect/contracts';
import type { ClientSession } from 'mongoose';
import type { Connector } from './connector';
import type { NewMessage, Parcel } from './outbox';

/** What happened to records. */
export type RecordChange = 'created' | 'changed' | 'deleted';

/** What webhooks are told, before it is cut into messages. */
export interface Told {
  event: WebhookEvent;
  clientId?: number | undefined;
  ids?: readonly number[];
  job?: WebhookBody['job'];
}

/** Who is told by messages: a webhook of the deployment, or the service of an area. */
export type Subscriber = Pick<Connector, 'name' | 'kind' | 'events' | 'clients'>;

const MAX_IDS = 1000;

/** The event of a change; undefined when webhooks are not told about such changes. */
export const toEvent = (name: string, what: RecordChange): WebhookEvent | undefined =>
  WebhookEvent.safeParse(`${name}.${what}`).data;

/** Whether a webhook is told about something. */
export const isToldTo = ({ kind, events, clients }: Omit<Subscriber, 'name'>, { event, clientId }: Told): boolean =>
  kind === 'webhook' &&
  events?.includes(event) === true &&
  (clientId === undefined || !clients || clients.includes(clientId));

/** The messages of what happened, each with at most 1,000 ids. */
export const toMessages = ({ event, clientId, ids, job }: Told, at: Date): NewMessage[] => {
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
  /** The services of areas that are told something. */
  listAreas: () => Promise<readonly Subscriber[]>;
  send: (parcels: readonly Parcel[], session?: ClientSession) => Promise<void>;
  now: () => Date;
}

/** Tells the webhooks of a deployment, and the services of areas, what happened, in the transaction of the change. */
export const webhooks =
  ({ connectors, listAreas, send, now }: WebhookParts) =>
  async (told: Told, session: ClientSession | undefined): Promise<void> => {
    const subscribers = [...connectors, ...(await listAreas())].filter((subscriber) => isToldTo(subscriber, told));
    if (!subscribers.length) return;
    const at = now();
    const parcels = subscribers.map(({ name }) => ({ connector: name, messages: toMessages(told, at) }));
    await send(parcels, session);
  };
export type TellWebhooks = ReturnType<typeof webhooks>;

/** The client of an audience; undefined for records of the library. */
export const clientOf = (to: EventAudience | undefined): number | undefined =>
  to && 'clientId' in to ? to.clientId : undefined;
