import * as z from 'zod';
import { AreaIdText, AreaVersion } from '../area-schema';
import { AreaServiceRecord } from '../area-service-record';
import { call } from '../call';
import { ALL_TYPES } from '../user-types';
import { Count, Done, Id, Line, Moment, Rev } from '../vocabulary';
import { area, portal } from './area-call';
import { AreaFigures } from './area-reports';
import { EventGrant, OwnAreaService, UsedCalls } from './own-area-service';

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
  audit: { kind: 'area', what: 'Change feature area', shows: ['on', 'version', 'service', 'uses', 'events', 'reason'] },
  answer: ManagedArea,
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: { rev: 0, on: true, reason: 'To see what happens' } },
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
