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
export interface Subscriber extends Pick<Connector, 'name' | 'kind' | 'events' | 'clients'> {
  /** Another team's service learns less: no titles of jobs, and with chosen clients no jobs of nobody's client. */
  isArea?: boolean;
}

const MAX_IDS = 1000;

/** The event of a change; undefined when webhooks are not told about such changes. */
export const toEvent = (name: string, what: RecordChange): WebhookEvent | undefined =>
  WebhookEvent.safeParse(`${name}.${what}`).data;

/** Whether a webhook is told about something. */
export const isToldTo = (
  { kind, events, clients, isArea = false }: Omit<Subscriber, 'name'>,
  { event, clientId, job }: Told,
): boolean => {
  if (kind !== 'webhook' || !events?.includes(event)) return false;
  if (!clients) return true;
  return clientId === undefined ? !(isArea && job) : clients.includes(clientId);
};

/** What a receiver learns of it. */
export const toldTo = <T extends Pick<Told, 'job'>>({ isArea }: Pick<Subscriber, 'isArea' | 'kind'>, told: T): T =>
  isArea && told.job ? { ...told, job: { ...told.job, title: '' } } : told;

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
    const parcels = subscribers.map((subscriber) => ({
      connector: subscriber.name,
      messages: toMessages(toldTo(subscriber, told), at),
    }));
    await send(parcels, session);
  };
export type TellWebhooks = ReturnType<typeof webhooks>;

/** The client of an audience; undefined for records of the library. */
export const clientOf = (to: EventAudience | undefined): number | undefined =>
  to && 'clientId' in to ? to.clientId : undefined;
