import { AREA_EVENTS_PATH, areaConnector, WebhookBody } from '@skills-architect/contracts';
import type { Balancer, Identities } from '@skills-architect/service-kit';
import { type Connector, type Connectors, ConnectorTrouble, exchange } from '@skills-architect/service-kit/connectors';
import type { FastifyInstance } from 'fastify';
import { canDecide, decideDelivery } from '../areas/event-rules';
import type { Registry } from '../areas/registry';

/** Limits for a service that does not accept its events. */
const DELIVERY = { kind: 'webhook', authentication: 'none', timeoutMs: 10_000, tries: 8, mostBytes: 1000 } as const;

interface EventDependencies {
  connectors: Connectors;
  registry: Pick<Registry, 'eventGrants'>;
  areaServices: Balancer;
  signEvent: ReturnType<Identities['signEvents']>;
}

/**
 * Delivers granted events to the services of areas. Services put the messages into the outbox in the transaction of the
 * change; one of the gateways sends each, until an address has accepted it.
 */
export const deliverAreaEvents = (
  app: FastifyInstance,
  { connectors, registry, areaServices, signEvent }: EventDependencies,
) => {
  const send = async (area: string, event: WebhookBody, id: string, signal: AbortSignal) => {
    const [address] = areaServices.nextAddresses(area);
    if (!address) throw new ConnectorTrouble('passing', `Nobody has entered where the service of ${area} answers`);
    const connector = { ...DELIVERY, name: areaConnector(area), url: address, hosts: [new URL(address).host] };
    const headers = await signEvent({ id, body: JSON.stringify(event) }, area);
    const outgoing = { path: AREA_EVENTS_PATH, body: event, key: id, headers };
    await exchange(connector, outgoing, async (response) => response.body?.cancel(), signal);
  };

  const toConnector = (area: string): Connector => ({
    ...DELIVERY,
    name: areaConnector(area),
    url: '',
    hosts: [],
    async deliver({ _id, body }, signal) {
      const event = WebhookBody.parse(body);
      const decision = decideDelivery((await registry.eventGrants()).get(area), event, new Date());
      if (decision === 'wait')
        throw new ConnectorTrouble('passing', `This gateway has no build of ${area} that wants ${event.event}`);
      if (decision === 'send') await send(area, event, _id, signal);
    },
  });

  const end = connectors.deliverTo(async () =>
    [...(await registry.eventGrants())].filter(([, area]) => canDecide(area)).map(([id]) => toConnector(id)),
  );
  app.addHook('preClose', end);
};
