import * as z from 'zod';
import { call } from '../call';
import { ChangedRecord, DescribedRole } from '../library-changes';
import { Release } from '../skills/release-calls';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, page } from '../vocabulary';

/** A persona with the changes of a release to its industry role and skills. */
export const AffectedPersona = z.object({
  personaId: Id,
  personaName: z.string(),
  personaGroupName: z.string(),
  role: DescribedRole.nullable(),
  skills: z.array(ChangedRecord),
});
export type AffectedPersona = z.infer<typeof AffectedPersona>;

/**
 * The personas of a client whose industry role or skills were changed, retired or deleted by a release, sorted by name;
 * `byRole` and `bySkills` count those with a changed role and those with changed skills. `isCompared` is false while
 * changes of the release are not fully compared.
 */
export const releaseEffects = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/releases/{releaseId}',
  query: z.object({ clientId: Id, ...page(30) }),
  answer: z.object({
    release: Release,
    personas: z.array(AffectedPersona),
    total: Count,
    byRole: Count,
    bySkills: Count,
    isCompared: z.boolean(),
  }),
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  example: { params: { releaseId: 999_999 }, query: { clientId: 1 } },
});
