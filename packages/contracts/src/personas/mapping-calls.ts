import * as z from 'zod';
import { call } from '../call';
import { ComparisonView, MAX_COMPARED } from '../roles/compare';
import { EXCEL_EXPORTERS, PERSONA_USERS } from '../user-types';
import { Id, Rev } from '../vocabulary';
import { PersonaSkills } from './persona';

const record = { record: 'persona', id: 'params.personaId' } as const;

/**
 * Undoes the last Confirm Changes of a persona's skills. 409 when the skills were changed since, or when the last
 * change was not a Confirm Changes. Only types 2 and 4 may remove rows from Skill Match or Inferred Skill this way.
 */
export const undoPersonaSkills = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{personaId}/proficiencies/undo',
  body: z.object({ rev: Rev }),
  answer: PersonaSkills,
  failures: ['conflict'],
  access: { types: PERSONA_USERS, scope: record },
  example: { params: { personaId: 1 }, body: { rev: 0 } },
});

/**
 * The saved skills of a persona as the workbook `Persona_ArchitectSkills`. Client and role must be those of the
 * persona.
 */
export const exportPersonaSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/skills/export-excel',
  query: z.strictObject({ clientId: Id.optional(), industryRoleId: Id.optional() }),
  audit: { kind: 'export', what: 'Export skills of a persona' },
  answer: z.unknown(),
  download: true,
  access: { types: EXCEL_EXPORTERS, scope: record },
  example: { params: { personaId: 1 } },
});

/** The comparison of these personas' saved skills as the workbook `Persona_Comparison`. */
export const exportPersonaComparison = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/compare/export-excel',
  reads: true,
  body: ComparisonView.extend({ personaIds: z.array(Id).min(1).max(MAX_COMPARED) }),
  audit: { kind: 'export', what: 'Export comparison of personas' },
  answer: z.unknown(),
  download: true,
  access: { types: EXCEL_EXPORTERS, scope: { record: 'persona', id: 'body.personaIds' } },
  example: { body: { personaIds: [1], link: 'https://portal.example/compare-persona' } },
});
