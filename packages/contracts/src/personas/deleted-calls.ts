import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, Line, Moment, page, pageTotal, selection, sorting } from '../vocabulary';

const ofClient = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;

/** A deleted persona that can still be restored. */
export const DeletedPersona = z.object({
  personaId: Id,
  personaName: z.string(),
  personaGroupName: z.string(),
  deletedAt: Moment,
  /** Name of the user who deleted it. */
  deletedBy: z.string(),
  restorableUntil: Moment,
});
export type DeletedPersona = z.infer<typeof DeletedPersona>;

const DeletedFilter = z.object({ searchString: Line.optional() });
/** Deleted personas to restore: by id, or all that match a search except some. */
export const DeletedSelection = selection(DeletedFilter);
export type DeletedSelection = z.input<typeof DeletedSelection>;

/**
 * What a restore or undo has done. More than 200 personas, or those of more than 50 deletions, are restored by the job
 * `jobToken`: then `restored` is 0.
 */
export const RestoredPersonas = z.object({
  restored: Count,
  /** A sentence about those that stay deleted, because their names are taken by now. */
  notRestored: z.string().optional(),
  jobToken: z.string().optional(),
});

/** Lists the deleted personas of a client that can be restored; by default the last deleted first. */
export const listDeletedPersonas = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/deleted',
  query: z.object({
    clientId: Id,
    /** This one alone. */
    personaId: Id.optional(),
    ...DeletedFilter.shape,
    ...sorting(['deletedAt', 'personaName']),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
    ...page(30),
  }),
  answer: z.object({ personas: z.array(DeletedPersona), ...pageTotal }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});

/**
 * Restores deleted personas with their skills, reviews and comments. Those whose names are taken by now stay deleted;
 * 409 when none of them can be restored.
 */
export const restorePersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/deleted/restore',
  audit: { kind: 'restoration', what: 'Restore personas' },
  query: z.object({ clientId: Id }),
  body: DeletedSelection,
  maxBodyBytes: 256 * 1024,
  answer: RestoredPersonas,
  failures: ['conflict', 'not-found'],
  access: ofClient,
  example: { query: { clientId: 1 }, body: { ids: [999_999] } },
});
