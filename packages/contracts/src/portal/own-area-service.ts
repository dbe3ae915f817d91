import * as z from 'zod';
import { AreaServiceRecord } from '../area-service-record';
import { call } from '../call';
import { WebhookEvent } from '../connector-record';
import { CallName } from '../declared-call';
import { UserType } from '../user-types';
import { Id } from '../vocabulary';
import { area, portal } from './area-call';

/** A call that an area's service answers. */
export const AreaServiceCall = z.object({
  name: z.string(),
  method: z.string(),
  /** The whole path, with `{name}` for parameters. */
  path: z.string(),
  types: z.array(z.enum(UserType)),
});
export type AreaServiceCall = z.infer<typeof AreaServiceCall>;

/** The portal's calls that an area's service may or may not make, as a Super User has decided. */
export const UsedCalls = z.object({ granted: z.array(CallName).max(100), refused: z.array(CallName).max(100) });
export type UsedCalls = z.infer<typeof UsedCalls>;

/** The events that an area's service receives or does not receive, as a Super User has decided. */
export const EventGrant = z
  .object({
    granted: z.array(WebhookEvent).max(100),
    refused: z.array(WebhookEvent).max(100),
    /** Ids of the clients whose events it receives; empty means all clients. Events of the library are always received. */
    clientIds: z.array(Id).max(1000),
    /** With 'these', `clientIds` must not be empty: removing the last client must not mean all clients. */
    clients: z.enum(['all', 'these']).optional(),
  })
  .refine(({ clients, clientIds }) => clients !== 'these' || clientIds.length > 0, {
    path: ['clientIds'],
    error: 'Choose clients, or all clients',
  })
  .refine(({ clients, clientIds }) => clients !== 'all' || !clientIds.length, {
    path: ['clientIds'],
    error: 'Leave the clients out to choose all',
  });
export type EventGrant = z.infer<typeof EventGrant>;

/** State of a request of an area's service; 'asked' means not decided yet. */
const Decision = z.enum(['granted', 'refused', 'asked']);

/** The service of an area that is not part of the product. */
export const OwnAreaService = z.object({
  /** Where it answers; undefined while nobody has entered it. */
  at: z.object({ addresses: z.array(z.string()), healthPath: z.string() }).optional(),
  /** Whether a Super User has entered it, in place of what the deployment file says. */
  isEntered: z.boolean(),
  /** The calls of the build in use. */
  calls: z.array(AreaServiceCall),
  /** The portal's calls that it asks to make as its users. */
  uses: z.array(z.object({ name: CallName, state: Decision })).optional(),
  /** The events that it asks to receive. */
  events: z.array(z.object({ name: WebhookEvent, state: Decision })).optional(),
  /** Ids of the clients whose events it receives; empty means all clients. */
  eventClientIds: z.array(Id).optional(),
});
export type OwnAreaService = z.infer<typeof OwnAreaService>;

/** What was looked at in one instance of a service. */
export const ServiceCheck = z.enum(['reachable', 'answers', 'version', 'refuses-unsigned', 'refuses-others']);
export type ServiceCheck = z.infer<typeof ServiceCheck>;

/**
 * Looks at the own service of an area, without a user's data: whether each address answers at the health path, and refuses
 * identities that are missing, or for another service. Of these addresses, or of those that are in use.
 */
export const checkAreaService = call({
  ...portal,
  method: 'POST',
  path: '/v3/portal/areas/{area}/service-checks',
  params: area,
  body: z.object({ service: AreaServiceRecord.optional() }),
  audit: { kind: 'area', what: 'Check service of feature area', shows: ['service'] },
  resources: [],
  answer: z.object({
    instances: z.array(
      z.object({
        address: z.string(),
        checks: z.array(z.object({ check: ServiceCheck, isPassed: z.boolean(), text: z.string() })),
      }),
    ),
    calls: z.array(AreaServiceCall),
  }),
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: {} },
});
