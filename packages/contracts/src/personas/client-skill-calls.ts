import * as z from 'zod';
import { call } from '../call';
import { CLIENT_TABLE_LIMIT, ReadChoice, TableReading } from '../table-columns';
import { ADMIN_LIKE } from '../user-types';
import { Done, Id } from '../vocabulary';
import { ClientSkills, ClientSkillsForm, ClientSkillsStatus, SkillSubject } from './client-skills';

const params = z.object({ skillSubject: SkillSubject });
const access = { types: ADMIN_LIKE, scope: { record: 'skillSubject', id: 'params.skillSubject' } } as const;
const example = { params: { skillSubject: '1' } };

/** The workbook template for the client skills of one persona. Like all of these calls only for types 2 and 4. */
export const clientSkillsTemplate = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/client-skills/template',
  query: z.object({ clientId: Id }),
  audit: false,
  answer: z.unknown(),
  download: true,
  access: { types: ADMIN_LIKE, scope: { client: 'query.clientId' } },
  example: { query: { clientId: 1 } },
});

/**
 * Replaces the client skills by those of a workbook, and starts a job that suggests library skills for them. Errors
 * name their cells; with any error nothing is imported. Other titles than the template's are refused, unless columns were
 * assigned for them. 409 while suggestions are being generated.
 */
export const importClientSkills = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{skillSubject}/skill-import',
  params,
  audit: { kind: 'import', what: 'Import client skills' },
  answer: ClientSkillsStatus,
  failures: ['conflict'],
  access,
  upload: CLIENT_TABLE_LIMIT,
  example,
});

/**
 * Reads a table with any titles and proposes what its columns are for, without importing it; `sheet` names another sheet
 * than the one that suits best.
 */
export const readClientSkillTable = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{skillSubject}/skill-import/columns',
  params,
  query: ReadChoice,
  audit: { kind: 'import', what: 'Read columns of client skills' },
  answer: TableReading,
  reads: true,
  access,
  upload: CLIENT_TABLE_LIMIT,
  example,
});

/** Status of the suggestions; poll it every second while they are being generated. */
export const clientSkillsStatus = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{skillSubject}/skill-import/status',
  params,
  answer: ClientSkillsStatus,
  access,
  example,
});

/** The client skills with their suggestions and selections; 404 when nothing was imported. */
export const getClientSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{skillSubject}/skill-import',
  follows: ['skills'],
  params,
  answer: ClientSkills,
  access,
  example,
});

/** Saves the selections made so far. */
export const saveClientSkills = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{skillSubject}/skill-import/partial-save',
  params,
  body: ClientSkillsForm,
  maxBodyBytes: 256 * 1024,
  answer: ClientSkills,
  failures: ['conflict'],
  access,
  example: { ...example, body: { rev: 0, rows: [] } },
});

/** Deletes the client skills and their selections. */
export const discardClientSkills = call({
  service: 'personas',
  method: 'DELETE',
  path: '/v3/personas/{skillSubject}/skill-import',
  audit: { kind: 'deletion', what: 'Delete imported client skills' },
  params,
  answer: Done,
  failures: ['conflict'],
  access,
  example,
});
