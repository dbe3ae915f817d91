import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Count, Flag, Id, Line, Many, page, pageTotal, Rev, sorting } from '../vocabulary';
import { RestoredPersonas } from './deleted-calls';
import { JD_FILE_LIMIT } from './import';
import {
  Persona,
  PersonaChangeForm,
  PersonaForm,
  PersonaGroup,
  PersonaSkills,
  PersonaSkillsForm,
  PersonaSummary,
  ReadJobDescription,
} from './persona';
import { PersonaSelection } from './persona-selection';
import { OVERVIEW_FILTER } from './persona-state';
import { ApprovalFilter } from './review';

const ofClient = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;
const ofPersona = { types: PERSONA_USERS, scope: { record: 'persona', id: 'params.personaId' } } as const;
const client = z.object({ clientId: Id });

/**
 * Personas sorted by group name, then name. `total` counts all of the client's personas, `filteredPersonasCount` the
 * matching ones.
 */
export const listPersonas = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas',
  follows: ['personaOverview', 'reviews', 'comments'],
  query: z.object({
    clientId: Id,
    searchString: Line.optional(),
    personaGroupId: Many(Id),
    /** Only those without an industry role. */
    unmatched: Flag.default(false),
    approval: ApprovalFilter.optional(),
    /** Only personas created by the import with this token. */
    importTokenId: Line.optional(),
    ...OVERVIEW_FILTER,
    ...sorting(['personaGroupName', 'personaName']),
    ...page(50),
  }),
  answer: z.object({
    data: z.array(PersonaSummary),
    ...pageTotal,
    filteredPersonasCount: Count,
    filteredPersonasCountIsCapped: z.literal(true).optional(),
  }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});

/** The same list, with the filters in the body: for selections that are too long for an address. */
export const searchPersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/search',
  follows: ['personaOverview', 'reviews', 'comments'],
  reads: true,
  body: listPersonas.query.strict(),
  answer: listPersonas.answer,
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' } },
  example: { body: { clientId: 1, searchString: 'data' } },
});

export const personaNameExists = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/name/exists',
  query: z.object({ name: Line.min(1), clientId: Id, excludePersonaId: Id.optional() }),
  answer: z.object({ exists: z.boolean() }),
  access: ofClient,
  example: { query: { name: 'Data Engineer', clientId: 1 } },
});

/** A persona, with the previous and next one in list order. */
export const getPersona = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}',
  answer: Persona.extend({ previousPersonaId: Id.nullable(), nextPersonaId: Id.nullable() }),
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/** Creates a persona with the skills of its industry role; 409 when the name is taken. */
export const createPersona = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas',
  query: client,
  body: PersonaForm.extend({
    /** The persona of which this one is a copy: it gets its skills too, with levels and removed skills. */
    copyOf: Id.optional(),
  }).strict(),
  maxBodyBytes: 512 * 1024,
  answer: Persona,
  failures: ['conflict', 'not-found'],
  access: ofClient,
  example: {
    query: { clientId: 1 },
    body: { groupName: 'Data', personaName: 'Data Engineer', industryRoleId: 1 },
  },
});

/**
 * Updates a persona. A new industry role replaces the skills that came from the previous one. A persona that has no role
 * can stay without one; a role cannot be taken away.
 */
export const updatePersona = call({
  service: 'personas',
  method: 'PATCH',
  path: '/v3/personas/{personaId}',
  body: PersonaChangeForm.extend({ rev: Rev }).strict(),
  maxBodyBytes: 512 * 1024,
  answer: Persona,
  failures: ['conflict'],
  access: ofPersona,
  example: {
    params: { personaId: 1 },
    body: { groupName: 'Data', personaName: 'Data Engineer', industryRoleId: 1, rev: 0 },
  },
});

/** Current number of personas in a selection. `empty`: those with neither an industry role nor skills. */
export const countSelectedPersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/selection/count',
  reads: true,
  query: client,
  body: PersonaSelection,
  maxBodyBytes: 256 * 1024,
  answer: z.object({ personas: Count, empty: Count.optional() }),
  access: ofClient,
  example: { query: { clientId: 1 }, body: { ids: [999_999] } },
});

/**
 * Deletes the selected personas; `changeSet` is for undo. More than 200 are deleted by the job `jobToken`: then
 * `deleted` is 0, and the job reports the number.
 */
export const deletePersonas = call({
  service: 'personas',
  method: 'DELETE',
  path: '/v3/personas',
  audit: { kind: 'deletion', what: 'Delete personas' },
  query: client,
  body: PersonaSelection,
  maxBodyBytes: 256 * 1024,
  answer: z.object({ deleted: Count, changeSet: z.string(), jobToken: z.string().optional() }),
  access: ofClient,
  example: { query: { clientId: 1 }, body: { ids: [999_999] } },
});

/**
 * Undoes a change set of this client's personas. Those whose names are taken by now stay deleted; 409 when none of them
 * can be restored.
 */
export const undoPersonaChanges = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/changes/{changeSet}/undo',
  audit: { kind: 'restoration', what: 'Undo a change of personas' },
  params: z.object({ changeSet: z.string().min(1).max(100) }),
  query: client,
  answer: RestoredPersonas,
  failures: ['conflict'],
  access: ofClient,
  example: { params: { changeSet: 'none' }, query: { clientId: 1 } },
});

export const listPersonaGroups = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personaGroup',
  follows: ['personas'],
  query: client,
  answer: z.object({ groups: z.array(PersonaGroup.extend({ personas: Count })) }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});

export const listPersonaSkills = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/skills',
  answer: PersonaSkills,
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/**
 * Saves changed, added and removed skills of a persona. Only types 2 and 4 may remove or clear rows from Skill Match or
 * Inferred Skill.
 */
export const savePersonaSkills = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{personaId}/proficiencies',
  body: PersonaSkillsForm,
  maxBodyBytes: 512 * 1024,
  answer: PersonaSkills,
  access: ofPersona,
  example: {
    params: { personaId: 1 },
    body: { rev: 0, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [] },
  },
});

/** Parses one job description (pdf, docx or doc, detected by content) into persona fields. */
export const parseJobDescription = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/parse-jd',
  query: client,
  audit: { kind: 'import', what: 'Read job description' },
  answer: ReadJobDescription,
  access: ofClient,
  upload: JD_FILE_LIMIT,
  example: { query: { clientId: 1 } },
});

/** Parses the job description at a public http(s) URL. */
export const importPersonaFromUrl = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/import-from-url',
  expensive: true,
  body: z.object({
    clientId: Id,
    url: z.url('Give a complete address, for example https://example.com/job.pdf').max(2000),
  }),
  answer: ReadJobDescription,
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' } },
  example: { body: { clientId: 1, url: 'http://127.0.0.1/job.pdf' } },
});

/** Whether bulk creation of personas is enabled for the client. */
export const bulkImportEnabled = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/is-bulk-import-enabled',
  query: client,
  answer: z.object({ enabled: z.boolean() }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});
