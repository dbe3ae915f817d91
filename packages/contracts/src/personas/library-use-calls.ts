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

/** For the roles service: what has become of an import row for which a role was requested. */
export const requestedRow = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/requested-row',
  reads: true,
  body: z.object({ clientId: Id, importTokenId: z.string(), rowId: Id }),
  answer: z.object({
    /** The persona created from it. */
    personaId: Id.nullable(),
    /** It still waits in its import. */
    isOpen: z.boolean(),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas', 'roles'],
  example: { body: { clientId: 1, importTokenId: 'none', rowId: 1 } },
});
