import * as z from 'zod';
import { AreaServiceRecord } from '../area-service-record';
import { call } from '../call';
import { WebhookEvent } from '../connector-record';
import { CallName } from '../declared-call';
import { UserType } from '../user-types';
import { Id } from '../vocabulary';
import { area, portal } from './area-call';

/** A call that the own service of an area answers. */
export const AreaServiceCall = z.object({
  name: z.string(),
  method: z.string(),
  /** The whole path, with `{name}` for parameters. */
  path: z.string(),
  types: z.array(z.enum(UserType)),
});
export type AreaServiceCall = z.infer<typeof AreaServiceCall>;

/** What a Super User has decided about calls of the product that an area's service wants to make. */
export const UsedCalls = z.object({ granted: z.array(CallName).max(100), refused: z.array(CallName).max(100) });
export type UsedCalls = z.infer<typeof UsedCalls>;

/** The events that a Super User has granted to the service of an area, and those refused. */
export const EventGrant = z
  .object({
    granted: z.array(WebhookEvent).max(100),
    refused: z.array(WebhookEvent).max(100),
    /** The clients whose events it receives; none: all. It always receives those of the library. */
    clientIds: z.array(Id).max(1000),
    /** Whether all clients are meant or the listed ones, so that a list that has become empty cannot mean all. */
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

/** What a Super User has decided about something that an area's service asked for. */
const Decision = z.enum(['granted', 'refused', 'asked']);

/** The own service of an area of another team. */
export const OwnAreaService = z.object({
  /** Where it answers; undefined while nobody has entered it. */
  at: z.object({ addresses: z.array(z.string()), healthPath: z.string() }).optional(),
  /** Whether a Super User has entered it, in place of what the deployment file says. */
  isEntered: z.boolean(),
  /** The calls of the build in use. */
  calls: z.array(AreaServiceCall),
  /** The product's calls that it wants to make for its users, and what a Super User has decided. */
  uses: z.array(z.object({ name: CallName, state: Decision })).optional(),
  /** The events that it asks for, and what a Super User has decided. */
  events: z.array(z.object({ name: WebhookEvent, state: Decision })).optional(),
  /** The clients whose events it receives; none: all. */
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
  audit: { kind: 'area', shows: ['service'] },
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
