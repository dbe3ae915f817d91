import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { EXCEL_EXPORTERS, PERSONA_USERS } from '../user-types';
import { Done, Id } from '../vocabulary';
import { SkillSubject } from './client-skills';
import { RowMappingState } from './import';
import { PersonaSkills, PersonaSkillsForm } from './persona';

/** The skill mapping of a row, for its future persona, and the state of the mapping. */
export const RowMapping = PersonaSkills.omit({ personaId: true, canUndo: true }).extend({
  rowId: Id,
  importTokenId: z.string(),
  clientId: Id,
  personaName: z.string(),
  groupName: z.string(),
  roleDescription: z.string(),
  rolesResponsibilities: z.string(),
  industryRole: z.object({ roleId: Id, roleName: z.string(), ...NAME_LANGUAGE }).nullable(),
  state: RowMappingState,
});
export type RowMapping = z.infer<typeof RowMapping>;

const params = z.object({ skillSubject: SkillSubject });
const access = { types: PERSONA_USERS, scope: { record: 'skillSubject', id: 'params.skillSubject' } } as const;
const example = { params: { skillSubject: 'row-999999' } };
const saving = {
  service: 'personas',
  method: 'POST',
  params,
  body: PersonaSkillsForm,
  maxBodyBytes: 512 * 1024,
  answer: RowMapping,
  failures: ['conflict'],
  access,
  example: { ...example, body: { rev: 0, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [] } },
} as const;

/** The skill mapping of a row, given as `row-12`: until it is saved, the skills of its selected industry role. */
export const getRowMapping = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{skillSubject}/skill-mapping',
  follows: ['skills', 'industryRoles'],
  params,
  answer: RowMapping,
  access,
  example,
});

/** Saves the mapping; its state becomes in progress. */
export const saveRowMapping = call({ ...saving, path: '/v3/personas/{skillSubject}/skill-mapping/partial-save' });

/** Saves the mapping; its state becomes done. It can be changed until the persona is created. */
export const completeRowMapping = call({ ...saving, path: '/v3/personas/{skillSubject}/skill-mapping/complete' });

/** Resets the mapping to the skills of the industry role; its state becomes not started. */
export const discardRowMapping = call({
  service: 'personas',
  method: 'DELETE',
  path: '/v3/personas/{skillSubject}/skill-mapping',
  params,
  audit: { kind: 'deletion', what: 'Discard skill mapping of a row of an import' },
  answer: Done,
  failures: ['conflict'],
  access,
  example,
});

/** The saved mapping of a row as the workbook `Persona_ArchitectSkills`. */
export const exportRowSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{skillSubject}/skill-mapping/export-excel',
  params,
  audit: { kind: 'export', what: 'Export skills of a row of an import' },
  answer: z.unknown(),
  download: true,
  access: { ...access, types: EXCEL_EXPORTERS },
  example,
});
