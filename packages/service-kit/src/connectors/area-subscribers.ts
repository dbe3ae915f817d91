import { areaConnector, WebhookEvent } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import type { Subscriber } from './webhooks';

/** What a Super User has granted to the service of an area, in the switch of that area. */
const GrantedEvents = z.object({
  area: z.string(),
  events: z.object({ granted: z.array(WebhookEvent), clientIds: z.array(z.number()) }),
});

/** The services of areas that are told of events: whatever else decides about it is looked at when a message is sent. */
export const readAreaSubscribers = async (portal: Connection): Promise<Subscriber[]> => {
  const switches = portal.collection('areaSwitch');
  const wanted = { 'events.granted.0': { $exists: true }, on: { $ne: false } };
  const found = await switches.find(wanted, { projection: { area: 1, events: 1 } }).toArray();
  return found.map((setting) => {
    const { area, events } = GrantedEvents.parse(setting);
    const clients = events.clientIds.length ? events.clientIds : undefined;
    return { name: areaConnector(area), kind: 'webhook', events: events.granted, clients };
  });
};
