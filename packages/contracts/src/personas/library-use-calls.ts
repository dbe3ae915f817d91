import * as z from 'zod';
import { call } from '../call';
import { Id } from '../vocabulary';

const ids = z.array(Id).max(1000);

/** For other services: which of up to 1,000 skills and 1,000 roles are used by a persona, of any client or of these. */
export const libraryUse = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/library-use',
  reads: true,
  body: z.object({ skillIds: ids.default([]), roleIds: ids.default([]), clientIds: ids.optional() }),
  answer: z.object({ skillIds: z.array(Id), roleIds: z.array(Id) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas', 'roles', 'skills'],
  example: { body: { skillIds: [1], roleIds: [1] } },
});

/** A row of an import for which a role was requested. */
const RequestedRow = z.object({ clientId: Id, importTokenId: z.string(), rowId: Id });
export type RequestedRow = z.infer<typeof RequestedRow>;

/** What has become of a row for which a role was requested. */
export const RequestedPlace = z.object({
  /** The persona created from it. */
  personaId: Id.nullable(),
  /** It still waits in its import. */
  isOpen: z.boolean(),
});
export type RequestedPlace = z.infer<typeof RequestedPlace>;

const forRoles = {
  service: 'personas',
  method: 'POST',
  reads: true,
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas', 'roles'],
} as const;
const exampleRow = { clientId: 1, importTokenId: 'none', rowId: 1 };

/** For the roles service: what has become of import rows for which roles were requested, in the same order. */
export const requestedRows = call({
  ...forRoles,
  path: '/v3/personas/requested-rows',
  body: z.object({ rows: z.array(RequestedRow).min(1).max(1000) }),
  answer: z.object({ places: z.array(RequestedPlace) }),
  example: { body: { rows: [exampleRow] } },
});

/** The same of one row, which roles services of released versions ask. */
export const requestedRow = call({
  ...forRoles,
  path: '/v3/personas/requested-row',
  body: RequestedRow,
  answer: RequestedPlace,
  example: { body: exampleRow },
});
