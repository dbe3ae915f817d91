import type { WebhookBody, WebhookEvent } from '@skills-architect/contracts';
import { subscribesTo } from '@skills-architect/service-kit/connectors';

/** What a gateway knows of the events of an area. */
export interface AreaGrant {
  on: boolean;
  /** What a Super User has decided. */
  events: { granted: readonly WebhookEvent[]; clientIds: readonly number[] };
  /** The events that the build in use subscribes to; undefined while this gateway has no usable build. */
  listed: readonly WebhookEvent[] | undefined;
}

/** Every gateway synchronises a new build within this time. */
const UNLISTED_MS = 60_000;

/** Whether this gateway can decide about messages to an area. Without a usable build it leaves them to other gateways. */
export const canDecide = ({ on, listed }: AreaGrant): boolean => !on || listed !== undefined;

/**
 * What happens with a message: `drop` when the area is off or the grant was taken back since it was stored; `wait` when
 * this gateway may not have synchronised the build that subscribes to the event.
 */
export const decideDelivery = (
  area: AreaGrant | undefined,
  event: WebhookBody,
  now: Date,
): 'send' | 'drop' | 'wait' => {
  if (!area?.on) return 'drop';
  const { granted, clientIds } = area.events;
  const subscriber = {
    kind: 'webhook',
    events: granted,
    clients: clientIds.length ? clientIds : undefined,
    isArea: true,
  } as const;
  if (!subscribesTo(subscriber, event)) return 'drop';
  if (area.listed?.includes(event.event)) return 'send';
  const isOld = now.getTime() - Date.parse(event.at) > UNLISTED_MS;
  return area.listed && isOld ? 'drop' : 'wait';
};
