import type { WebhookBody, WebhookEvent } from '@skills-architect/contracts';
import { isToldTo } from '@skills-architect/service-kit/connectors';

/** What a gateway knows of the events of an area. */
export interface ToldArea {
  on: boolean;
  /** What a Super User has decided. */
  events: { granted: readonly WebhookEvent[]; clientIds: readonly number[] };
  /** The events that the build in use wants; undefined while this gateway has no usable build. */
  listed: readonly WebhookEvent[] | undefined;
}

/** Within this time every gateway has the newest build. */
const UNLISTED_MS = 60_000;

/** Whether this gateway can decide about messages to an area: the builds of another one may be usable while its own are not. */
export const canDecide = ({ on, listed }: ToldArea): boolean => !on || listed !== undefined;

/**
 * What happens with a message: `drop` it when the area was switched off or something was taken back since it was noted; `wait` when
 * another gateway, or this one later, may know the build that wants it.
 */
export const decideDelivery = (area: ToldArea | undefined, event: WebhookBody, now: Date): 'send' | 'drop' | 'wait' => {
  if (!area?.on) return 'drop';
  const { granted, clientIds } = area.events;
  const told = {
    kind: 'webhook',
    events: granted,
    clients: clientIds.length ? clientIds : undefined,
    isArea: true,
  } as const;
  if (!isToldTo(told, event)) return 'drop';
  if (area.listed?.includes(event.event)) return 'send';
  const isOld = now.getTime() - Date.parse(event.at) > UNLISTED_MS;
  return area.listed && isOld ? 'drop' : 'wait';
};
