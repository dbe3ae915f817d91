import * as z from 'zod';
import { AreaIdText, AreaVersion } from '../area-schema';
import { AreaServiceRecord } from '../area-service-record';
import { call } from '../call';
import { WebhookEvent } from '../connector-record';
import { CallName } from '../declared-call';
import { ALL_TYPES, UserType } from '../user-types';
import { Count, Done, Id, Line, Moment, Rev } from '../vocabulary';
import { area, portal } from './area-call';
import { AreaFigures } from './area-reports';

/**
 * Health of a part of an area; `incompatible`: an app with requirements that this portal does not meet, or a service
 * with another version of the contracts.
 */
export const PartState = z.enum(['up', 'slow', 'down', 'incompatible']);
export type PartState = z.infer<typeof PartState>;

/** Health and last error of an area's app or service. */
export const PartHealth = z.object({
  state: PartState,
  error: z.object({ text: z.string(), at: Moment }).optional(),
});
export type PartHealth = z.infer<typeof PartHealth>;

/**
 * Why a build is accepted: a trusted publisher signed it; it came with the deployment; or unsigned builds are accepted
 * (development mode).
 */
export const BuildTrust = z.enum(['signed', 'deployment', 'development']);
export type BuildTrust = z.infer<typeof BuildTrust>;

/** A build of an area; usable unless it is `unfit`. */
export const AreaBuildInfo = z.object({
  version: AreaVersion,
  /** Whether it came with the deployment file or was published at run time. */
  from: z.enum(['file', 'published']),
  trust: BuildTrust.optional(),
  /** Who signed it, when, from which commit, and until when it is accepted. */
  signature: z
    .object({ publisher: z.string(), signedAt: Moment, expiresAt: Moment, commit: z.string().optional() })
    .optional(),
  /** Whether it lists the packages in it. */
  hasSbom: z.boolean().optional(),
  /** What pages have told of it; undefined when nothing. */
  figures: AreaFigures.optional(),
  /** Requirements that this portal does not meet, as sentences. */
  unfit: z.array(z.string()),
  /** Whether a Super User can remove it: published, not in use, not pinned and not named by the deployment file. */
  removable: z.boolean(),
});
export type AreaBuildInfo = z.infer<typeof AreaBuildInfo>;

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

/** A change of an area: author, content and reason. */
export const AreaChange = z.object({
  at: Moment,
  who: z.string(),
  what: z.enum([
    'on',
    'off',
    'pinned',
    'released',
    'published',
    'removed',
    'service',
    'calls',
    'events',
    'trial',
    'trial-ended',
  ]),
  version: z.string().optional(),
  reason: z.string(),
});
export type AreaChange = z.infer<typeof AreaChange>;

/** A version that some users have first. */
export const AreaTrial = z.object({
  version: AreaVersion,
  clientIds: z.array(Id),
  /** Percent of the users. */
  share: Count,
  /** It is withdrawn when more than this percentage of those who opened it had problems. */
  maxErrorPercent: Count,
  since: Moment,
});
export type AreaTrial = z.infer<typeof AreaTrial>;

/** A feature area as shown to Super Users. */
export const ManagedArea = z.object({
  area: AreaIdText,
  title: z.string(),
  /** Revision of its switch; changes must send it. */
  rev: Rev,
  on: z.boolean(),
  /** Why it cannot be switched off, if that is so. */
  locked: z.string().optional(),
  /** Version in use; undefined when there is no usable build. */
  version: z.string().optional(),
  /** Version pinned by a Super User; otherwise that of the deployment file is used, otherwise the newest. */
  pinned: z.string().optional(),
  /** Version in the deployment file, used unless another one is pinned. */
  byFile: z.string().optional(),
  versions: z.array(AreaBuildInfo),
  /** The version on trial: how many users have opened it, and how many of them had problems. */
  trial: AreaTrial.extend({ users: Count, usersWithProblems: Count }).optional(),
  /** Whether it can be removed as a whole: it is off and not in the deployment file. */
  removable: z.boolean(),
  app: PartHealth,
  /** The service of the same name, if any. */
  service: PartHealth.optional(),
  /** Its own service, of an area that can have one: not of those that are part of the product. */
  ownService: OwnAreaService.optional(),
  /** Number of sessions with an open page whose user has access to this area. */
  sessions: Count,
  /** Latest changes, newest first. */
  changes: z.array(AreaChange),
});
export type ManagedArea = z.infer<typeof ManagedArea>;

/** All feature areas of the deployment, including those that are off, with their state. */
export const listManagedAreas = call({
  ...portal,
  method: 'GET',
  path: '/v3/portal/areas/managed',
  answer: z.object({
    areas: z.array(ManagedArea),
    /** Rejected builds and records, with the reason. */
    refused: z.array(z.object({ id: z.string(), version: z.string().optional(), reason: z.string() })),
    /** Whether published builds of areas without publishers are accepted (development mode). */
    unsigned: z.enum(['allowed', 'refused']).optional(),
  }),
  example: {},
});

/**
 * Switches an area on or off, pins a version, or enters where its own service answers; null removes the pin, and what was
 * entered. 409 `stale` contains the current area.
 */
export const changeArea = call({
  ...portal,
  method: 'PATCH',
  path: '/v3/portal/areas/{area}',
  params: area,
  body: z
    .object({
      rev: Rev,
      on: z.boolean().optional(),
      version: AreaVersion.nullable().optional(),
      service: AreaServiceRecord.nullable().optional(),
      /** Which of the product's calls its service may make for its users; others are asked for again. */
      uses: UsedCalls.optional(),
      /** The events that its service receives. */
      events: EventGrant.optional(),
      reason: Line.min(1, 'Say why'),
    })
    .refine(
      ({ on, version, service, uses, events }) =>
        [on, version, service, uses, events].some((value) => value !== undefined),
      'Say what to change',
    ),
  audit: { kind: 'area', shows: ['on', 'version', 'service', 'uses', 'events', 'reason'] },
  answer: ManagedArea,
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: { rev: 0, on: true, reason: 'To see what happens' } },
});

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

/** Problems a page can have when it shows an area. */
export const AreaTrouble = z.enum(['unreachable', 'crashed', 'slow']);
export type AreaTrouble = z.infer<typeof AreaTrouble>;

/** Reports that a page could not show a version of an area, or loaded it slowly; Super Users see the last report. */
export const reportAreaTrouble = call({
  ...portal,
  access: { types: ALL_TYPES, scope: 'self' },
  method: 'POST',
  path: '/v3/portal/areas/{area}/troubles',
  params: area,
  body: z.object({ version: AreaVersion, kind: AreaTrouble }),
  answer: Done,
  example: { params: { area: 'nowhere' }, body: { version: '1.0.0', kind: 'slow' } },
});
