import * as z from 'zod';
import { call } from '../call';
import { EXCEL_EXPORTERS, PERSONA_USERS } from '../user-types';
import { Count, Id, Line } from '../vocabulary';
import { ExportSelection } from './persona-selection';

const exporters = {
  types: EXCEL_EXPORTERS,
  scope: { client: 'params.clientId' },
} as const;
const exportToken = z.object({ clientId: Id, exportTokenId: z.string().min(1).max(100) });

const ExportStatus = z.object({
  status: z.union([z.literal(1), z.literal(3), z.literal(4)]),
  totalItems: Count,
  itemsCompleted: Count,
  fileUrl: z.string().optional(),
  errorMessage: z.string().optional(),
});

/** Starts the Excel export of the selected personas with their skills; not for type 1. */
export const exportPersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{clientId}/export-excel',
  body: ExportSelection,
  maxBodyBytes: 256 * 1024,
  audit: { kind: 'export', what: 'Export personas' },
  answer: z.object({ exportTokenId: z.string(), totalItems: Count }),
  access: exporters,
  example: { params: { clientId: 1 }, body: { ids: [1] } },
});

/** Status of an export: 1 in progress, 3 done, 4 failed with `errorMessage`. */
export const exportStatus = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{clientId}/export-excel/{exportTokenId}/status',
  reads: true,
  params: exportToken,
  answer: ExportStatus,
  access: exporters,
  example: { params: { clientId: 1, exportTokenId: 'none' } },
});

/** The finished workbook, `Persona.xlsx`. */
export const downloadExport = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{clientId}/export-excel/{exportTokenId}/file',
  params: exportToken,
  audit: { kind: 'export', what: 'Download exported personas' },
  answer: z.unknown(),
  download: true,
  access: exporters,
  example: { params: { clientId: 1, exportTokenId: 'none' } },
});

const ofImport = { types: PERSONA_USERS, scope: { record: 'import', id: 'params.importTokenId' } } as const;
const importToken = z.object({ importTokenId: z.string().min(1).max(100) });
const selectionExport = importToken.extend({ exportTokenId: z.string().min(1).max(100) });

/** Starts the Excel export of an import's saved role selection; `personaName` limits it to one row. */
export const exportRoleSelection = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/export',
  params: importToken,
  body: z.object({ personaName: Line.optional() }),
  audit: { kind: 'export', what: 'Export role selection of an import' },
  answer: z.object({ exportTokenId: z.string(), totalItems: Count }),
  access: ofImport,
  example: { params: { importTokenId: 'none' }, body: {} },
});

/** Status of the export of a role selection, with the numbers of `exportStatus`. */
export const roleSelectionExportStatus = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/export/{exportTokenId}/status',
  reads: true,
  params: selectionExport,
  answer: ExportStatus,
  access: ofImport,
  example: { params: { importTokenId: 'none', exportTokenId: 'none' } },
});

/** The finished workbook, `RoleSelection.xlsx`. */
export const downloadRoleSelection = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/export/{exportTokenId}/file',
  params: selectionExport,
  audit: { kind: 'export', what: 'Download role selection of an import' },
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example: { params: { importTokenId: 'none', exportTokenId: 'none' } },
});
