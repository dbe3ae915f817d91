import { areaConnector, WebhookEvent } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Subscriber } from './webhooks';

/** What a Super User has granted to the service of an area. A newer gateway may have stored events that are unknown here. */
const GrantedEvents = z.object({
  area: z.string(),
  events: z.object({ granted: z.array(z.string()), clientIds: z.array(z.number()) }),
});

/** The areas with granted events, whether they are on or off; removed areas have none. */
export const listSubscribedAreas = (portal: Connection): Promise<string[]> =>
  portal.collection<{ area: string }>('areaSwitch').distinct('area', { 'events.granted.0': { $exists: true } });

/**
 * The services of areas with granted events. Only the gateway knows their builds and whether the deployment file has them
 * on: it checks both when it sends a message.
 */
export const readAreaSubscribers = async (
  portal: Connection,
  log: Pick<Logger, 'warn'>,
): Promise<readonly Subscriber[]> => {
  const switches = portal.collection('areaSwitch');
  const wanted = { 'events.granted.0': { $exists: true }, on: { $ne: false } };
  const found = await switches.find(wanted, { projection: { area: 1, events: 1 } }).toArray();
  return found.flatMap((setting) => {
    const read = GrantedEvents.safeParse(setting);
    if (!read.success) {
      log.warn(
        { err: read.error, setting: setting._id },
        'the granted events of an area cannot be read: it receives none',
      );
      return [];
    }
    const { area, events } = read.data;
    const known = events.granted.flatMap((name) => WebhookEvent.safeParse(name).data ?? []);
    const unknown = events.granted.filter((name) => !WebhookEvent.safeParse(name).success);
    if (unknown.length) log.warn({ area, unknown }, 'an area does not receive events that this version does not know');
    const clients = events.clientIds.length ? events.clientIds : undefined;
    return [{ name: areaConnector(area), kind: 'webhook' as const, events: known, clients, isArea: true }];
  });
};
