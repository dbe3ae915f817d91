import * as z from 'zod';
import { call } from '../call';
import { UserType } from '../user-types';
import { Count, Id } from '../vocabulary';
import { PersonaSelection } from './persona-selection';

const exporters = {
  types: [UserType.Super, UserType.Architect, UserType.Internal],
  scope: { client: 'params.clientId' },
} as const;
const exportToken = z.object({ clientId: Id, exportTokenId: z.string().min(1).max(100) });

/** Starts the Excel export of the selected personas with their skills; not for type 1. */
export const exportPersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{clientId}/export-excel',
  body: PersonaSelection,
  maxBodyBytes: 256 * 1024,
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
  answer: z.object({
    status: z.union([z.literal(1), z.literal(3), z.literal(4)]),
    totalItems: Count,
    itemsCompleted: Count,
    fileUrl: z.string().optional(),
    errorMessage: z.string().optional(),
  }),
  access: exporters,
  example: { params: { clientId: 1, exportTokenId: 'none' } },
});

/** The finished workbook, `Persona.xlsx`. */
export const downloadExport = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{clientId}/export-excel/{exportTokenId}/file',
  params: exportToken,
  answer: z.unknown(),
  download: true,
  access: exporters,
  example: { params: { clientId: 1, exportTokenId: 'none' } },
});
