import * as z from 'zod';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Id } from '../vocabulary';

const forSuperUsers = { access: { types: SUPER_ONLY, scope: 'library' }, areas: ['roles'] } as const;

/**
 * Exports the published skills, roles and role skills of a source by a job, as a zip of CSV files in the format of
 * ESCO's download. `previewLibraryImport` can read it: additional columns contain categories, sub-sectors, functions
 * and levels.
 */
export const exportLibrary = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/library/exports',
  body: z.object({ sourceId: Id }),
  audit: { kind: 'export', what: 'Export library' },
  answer: z.object({ token: z.string() }),
  failures: ['not-found'],
  ...forSuperUsers,
  example: { body: { sourceId: 999_999 } },
});

/** The finished zip, for its owner. */
export const downloadLibrary = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/library/exports/{token}/file',
  params: z.object({ token: z.string().min(1).max(100) }),
  audit: { kind: 'export', what: 'Download library' },
  answer: z.unknown(),
  download: true,
  ...forSuperUsers,
  example: { params: { token: 'none' } },
});
