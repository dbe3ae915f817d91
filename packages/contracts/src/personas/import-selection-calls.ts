import * as z from 'zod';
import { call } from '../call';
import { SuggestionReasons } from '../roles/suggestion';
import { Count, Done, Id } from '../vocabulary';
import { ImportRow, ImportRowFields, PersonaImport } from './import';
import { example, ofImport, token } from './of-import';

/**
 * Saves the role selection of some rows; a role that was not suggested comes from a search, `null` clears the
 * selection. With `withoutRole`, a row without a role becomes a draft persona. If a row states the selection that it replaces and that has changed, all rows are refused as stale.
 */
export const saveImportRows = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows',
  params: token,
  body: z.object({
    rows: z
      .array(
        z
          .object({
            rowId: Id,
            roleId: Id.nullable(),
            replaces: Id.nullable().optional(),
            withoutRole: z.boolean().optional(),
          })
          .refine(({ roleId, withoutRole }) => roleId === null || !withoutRole, {
            path: ['withoutRole'],
            message: 'A row has a role or is created without one.',
          }),
      )
      .min(1)
      .max(500),
  }),
  answer: z.object({ rows: z.array(ImportRow), counts: PersonaImport.shape.counts }),
  failures: ['conflict', 'stale'],
  access: ofImport,
  example: { ...example, body: { rows: [{ rowId: 1, roleId: null }] } },
});

/** Renames a row, for example because the client already has a persona of that name. Its suggestions stay. */
export const renameImportRow = call({
  service: 'personas',
  method: 'PUT',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/name',
  params: token.extend({ rowId: Id }),
  body: ImportRowFields.pick({ personaName: true }),
  answer: ImportRow,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 }, body: { personaName: 'Cook' } },
});

export const deleteImportRow = call({
  service: 'personas',
  method: 'DELETE',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}',
  audit: { kind: 'deletion', what: 'Delete row of an import' },
  params: token.extend({ rowId: Id }),
  answer: Done,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** Includes ignored sentences of a row's description (or excludes them again), and recomputes the suggestions. */
export const restoreSentences = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/sentences',
  params: token.extend({ rowId: Id }),
  body: z.object({ restored: z.array(Count).max(500) }),
  answer: ImportRow,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 }, body: { restored: [] } },
});

/**
 * Requests a role from the keepers of the library for a row that no role matches closely: they get a draft made from
 * its description. A repeated request returns the same draft.
 */
export const requestRowRole = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/role-request',
  params: token.extend({ rowId: Id }),
  answer: ImportRow,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** Reasons for a row's suggestions (and for a role found by search); spans refer to `text`. */
export const importRowReasons = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/reasons',
  expensive: true,
  params: token.extend({ rowId: Id }),
  answer: z.object({ text: z.string(), reasons: z.array(SuggestionReasons) }),
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/**
 * Starts a job that creates a persona for each row with a selected role, and a draft persona for each row with
 * `withoutRole`. The other rows stay in the import, which returns to the stage `selection`. Rows whose name the client
 * already has are skipped.
 */
export const createImportedPersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/create',
  params: token,
  audit: { kind: 'import', what: 'Create personas of an import' },
  answer: PersonaImport,
  failures: ['conflict'],
  access: ofImport,
  example,
});
