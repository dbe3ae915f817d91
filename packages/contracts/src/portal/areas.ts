import * as z from 'zod';
import { AreaIdText, AreaVersion } from '../area-schema';
import { call } from '../call';
import { ALL_TYPES, SUPER_ONLY } from '../user-types';
import { Count, Done, Line, Moment, Rev } from '../vocabulary';

/** How a part of an area is: `incompatible` is an app that needs what this portal does not have, or a service of other contracts. */
export const PartState = z.enum(['up', 'slow', 'down', 'incompatible']);
export type PartState = z.infer<typeof PartState>;

/** The state of an area's app or service, and what last went wrong with it. */
export const PartHealth = z.object({
  state: PartState,
  error: z.object({ text: z.string(), at: Moment }).optional(),
});
export type PartHealth = z.infer<typeof PartHealth>;

/** A build of an area that this portal can use, or could if it were not `unfit`. */
export const AreaBuildInfo = z.object({
  version: AreaVersion,
  /** Whether it came with the deployment file or was published into the running portal. */
  from: z.enum(['file', 'published']),
  /** What it needs and this portal does not have, as sentences. */
  unfit: z.array(z.string()),
  /** Whether a Super User can remove it: it was published, is not in use, and nothing asks for it. */
  removable: z.boolean(),
});
export type AreaBuildInfo = z.infer<typeof AreaBuildInfo>;

/** Who changed what of an area, and why. */
export const AreaChange = z.object({
  at: Moment,
  who: z.string(),
  what: z.enum(['on', 'off', 'pinned', 'released', 'published', 'removed']),
  version: z.string().optional(),
  reason: z.string(),
});
export type AreaChange = z.infer<typeof AreaChange>;

/** A feature area as the people see it who rule it. */
export const ManagedArea = z.object({
  area: AreaIdText,
  title: z.string(),
  /** The revision of its switch; a change carries the one it was made on. */
  rev: Rev,
  on: z.boolean(),
  /** Why it cannot be switched off, when that is so. */
  locked: z.string().optional(),
  /** The version in use; none when there is no build that could be. */
  version: z.string().optional(),
  /** The version that a Super User has pinned; without one the deployment file decides, or the newest is used. */
  pinned: z.string().optional(),
  /** The version that the deployment file names, in use as long as none is pinned. */
  byFile: z.string().optional(),
  versions: z.array(AreaBuildInfo),
  /** Whether it can be removed as a whole: it is off, and not in the deployment file. */
  removable: z.boolean(),
  app: PartHealth,
  /** The service of the same name; an area may have none. */
  service: PartHealth.optional(),
  /** Signed-in sessions with an open page whose user may go to this area. */
  sessions: Count,
  /** The last changes, newest first. */
  changes: z.array(AreaChange),
});
export type ManagedArea = z.infer<typeof ManagedArea>;

const portal = { service: 'portal', areas: ['shell'], access: { types: SUPER_ONLY, scope: 'library' } } as const;
const area = z.object({ area: AreaIdText });

/** All feature areas of the deployment, those that are off as well, with their state. */
export const listManagedAreas = call({
  ...portal,
  method: 'GET',
  path: '/v3/portal/areas/managed',
  answer: z.object({
    areas: z.array(ManagedArea),
    /** Builds and records that were not taken, with the reason. */
    refused: z.array(z.object({ id: z.string(), version: z.string().optional(), reason: z.string() })),
  }),
  example: {},
});

/** Switches an area, or pins a version of it; `version: null` releases the pin. 409 `stale` carries the area as it is. */
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
      reason: Line.min(1, 'Say why'),
    })
    .refine(({ on, version }) => on !== undefined || version !== undefined, 'Say what to change'),
  answer: ManagedArea,
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: { rev: 0, on: true, reason: 'To see what happens' } },
});

/** What a page can meet with an area that it wants to show. */
export const AreaTrouble = z.enum(['unreachable', 'crashed', 'slow']);
export type AreaTrouble = z.infer<typeof AreaTrouble>;

/** Tells that a page could not show a version of an area, or waited long for it; those who rule the areas see the last one. */
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

/**
 * Adds a build as a new version of an area: its folder as a zip. It is in use at once unless a version is pinned or named by the
 * deployment file, or a newer one is there; a broken one, and a version that is there already, are refused.
 */
export const publishArea = call({
  ...portal,
  method: 'POST',
  path: '/v3/portal/areas/{area}/versions',
  params: area,
  upload: { maxBytes: 60 * 1024 * 1024, maxFiles: 1, extensions: ['zip'] },
  answer: z.object({ area: AreaIdText, version: AreaVersion }),
  failures: ['conflict'],
  example: { params: { area: 'nowhere' } },
});

/** On which state of the area somebody decided to remove something, and why. */
const removal = z.object({ rev: Rev, reason: Line.min(1, 'Say why') });

/** Removes a published version from every gateway. One that is in use, pinned or named by the deployment file stays. */
export const removeAreaVersion = call({
  ...portal,
  method: 'DELETE',
  path: '/v3/portal/areas/{area}/versions/{version}',
  params: area.extend({ version: AreaVersion }),
  body: removal,
  answer: ManagedArea,
  failures: ['conflict'],
  example: { params: { area: 'nowhere', version: '1.0.0' }, body: { rev: 0, reason: 'Nobody uses it' } },
});

/** Removes an area with all of its versions. One that is on, or that the deployment file names, stays. */
export const removeArea = call({
  ...portal,
  method: 'DELETE',
  path: '/v3/portal/areas/{area}',
  params: area,
  body: removal,
  answer: Done,
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: { rev: 0, reason: 'Nobody uses it' } },
});
