import * as z from 'zod';
import { AreaIdText } from '../area-schema';
import { call } from '../call';
import { JobStatus } from '../job';
import { Count, Done, Id, Line } from '../vocabulary';

/** Only for the own service of an area, with an access token of that area. */
const ofServices = {
  service: 'portal',
  areas: ['shell'],
  access: { types: [], scope: 'self', peers: true },
} as const;
const area = z.object({ area: AreaIdText });

/** A job of an area's own service, as it is now. */
export const AreaJob = z.object({
  title: Line.min(1, 'Give the job a title'),
  status: JobStatus,
  /** Noun of the counted items: 'Fetching 3/10 plants'. */
  entity: Line.default('items'),
  /** Name of the step for each item, instead of 'Fetching'. */
  step: Line.optional(),
  itemsTotal: Count.default(0),
  itemsDone: Count.default(0),
  /** The client that the job is about. */
  clientId: Id.optional(),
  /** The result as a sentence. */
  summary: Line.optional(),
  /** Why it failed, as a sentence. */
  errorMessage: Line.optional(),
  /** Path of the area's screen that shows the result. */
  link: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])\S*$/, 'Give a path that begins with one slash')
    .optional(),
  /** Path of a POST call of the area without a body, which starts the job again under another name; offered when it has failed. */
  retry: z
    .string()
    .max(300)
    .regex(/^\/x\/[a-z][a-z0-9-]*\/[^\s\\]*$/, 'Give the path of a call of the area')
    .optional(),
  /** Whether the user may cancel it; the next answer then says `cancelRequested`. */
  cancellable: z.boolean().default(false),
});
export type AreaJob = z.output<typeof AreaJob>;

/**
 * Creates or updates the user's job in the tray. The first report sends the user's identity along, as it was received in
 * `x-portal-identity`; the job is theirs. Report at least every five minutes, or the job counts as failed. Repeating a report
 * is harmless; 409 when the job has ended otherwise.
 */
export const reportAreaJob = call({
  ...ofServices,
  method: 'PUT',
  path: '/v3/portal/areas/{area}/jobs/{job}',
  params: area.extend({ job: z.string().regex(/^[\w-]{1,60}$/, 'Use at most 60 letters, digits, _ and -') }),
  body: AreaJob,
  answer: z.object({ cancelRequested: z.boolean() }),
  failures: ['conflict'],
  example: { params: { area: 'nowhere', job: 'none' }, body: { title: 'Counting plants', status: 'running' } },
});

/** Tells open pages that records of the area have changed: of one user, of the users of a client, or of everybody. */
export const publishAreaChange = call({
  ...ofServices,
  method: 'POST',
  path: '/v3/portal/areas/{area}/changes',
  params: area,
  body: z.object({ userId: Id.optional(), clientId: Id.optional() }),
  answer: Done,
  example: { params: { area: 'nowhere' }, body: {} },
});
