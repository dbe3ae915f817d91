import { AREA_EVENTS_PATH, areaConnector, WebhookBody } from '@skills-architect/contracts';
import type { Balancer, Identities } from '@skills-architect/service-kit';
import {
  type Connector,
  type Connectors,
  ConnectorTrouble,
  exchange,
  isToldTo,
} from '@skills-architect/service-kit/connectors';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../areas/registry';

/** Limits of a service that does not take its events. */
const DELIVERY = { kind: 'webhook', authentication: 'none', timeoutMs: 10_000, tries: 8, mostBytes: 1000 } as const;

interface EventDependencies {
  connectors: Connectors;
  registry: Pick<Registry, 'toldEvents'>;
  areaServices: Balancer;
  signEvent: ReturnType<Identities['signEvents']>;
}

/**
 * Sends the services of areas what they are told. Services put the messages into the outbox in the transaction of the change;
 * each is sent by one of the gateways, until one address has taken it.
 */
export const deliverAreaEvents = (
  app: FastifyInstance,
  { connectors, registry, areaServices, signEvent }: EventDependencies,
) => {
  const send = async (area: string, event: WebhookBody, id: string) => {
    const [address] = areaServices.nextAddresses(area);
    if (!address) throw new ConnectorTrouble('passing', `Nobody has entered where the service of ${area} answers`);
    const at = { ...DELIVERY, name: areaConnector(area), url: address, hosts: [new URL(address).host] };
    const headers = await signEvent({ id, body: JSON.stringify(event) }, area);
    const outgoing = { path: AREA_EVENTS_PATH, body: event, key: id, headers };
    await exchange(at, outgoing, async (response) => response.body?.cancel());
  };

  const toConnector = (area: string): Connector => ({
    ...DELIVERY,
    name: areaConnector(area),
    url: '',
    hosts: [],
    async deliver({ _id, body }) {
      const event = WebhookBody.parse(body);
      const { granted = [], clientIds = [] } = (await registry.toldEvents()).get(area) ?? {};
      const told = { kind: DELIVERY.kind, events: granted, clients: clientIds.length ? clientIds : undefined };
      // It may have been noted before the area was switched off, or before a Super User took the event or the client back.
      if (isToldTo(told, event)) await send(area, event, _id);
    },
  });

  const end = connectors.deliverTo(async () => [...(await registry.toldEvents()).keys()].map(toConnector));
  app.addHook('preClose', end);
};
