import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Moment } from '../vocabulary';
import { DocumentBlock, FieldOrigins } from './origin';

/** The document that a persona was created from: its text, and the passages of each field. */
export const PersonaSource = z.object({
  fileName: z.string(),
  /** When the persona got it. */
  createdAt: Moment,
  /** Empty for a row of a workbook, and if the file could not be read. */
  blocks: z.array(DocumentBlock),
  origins: FieldOrigins,
});
export type PersonaSource = z.infer<typeof PersonaSource>;

/** The document from which a persona was created or last filled; null for a persona that was described by hand. */
export const getPersonaSource = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/source',
  answer: z.object({ source: PersonaSource.nullable() }),
  access: { types: PERSONA_USERS, scope: { record: 'persona', id: 'params.personaId' } },
  example: { params: { personaId: 1 } },
});
