import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Count, Id } from '../vocabulary';
import { ExportSelection } from './persona-selection';

/**
 * Starts the export of the selected personas with their skills to the client's instance of the learning platform. 409
 * when the client has no instance name or region, or the deployment no learning platform.
 */
export const exportToLearningPlatform = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{clientId}/export-learning-platform',
  body: ExportSelection,
  maxBodyBytes: 256 * 1024,
  audit: { kind: 'export', what: 'Send personas to the learning platform' },
  answer: z.object({ exportTokenId: z.string(), totalItems: Count }),
  failures: ['conflict'],
  access: { types: PERSONA_USERS, scope: { client: 'params.clientId' } },
  example: { params: { clientId: 1 }, body: { personaIds: [1] } },
});

/** Whether the export can be offered: the client names an instance, and the portal is connected to the platform. */
export const learningPlatformOffer = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{clientId}/learning-platform',
  answer: z.object({ offered: z.boolean() }),
  access: { types: PERSONA_USERS, scope: { client: 'params.clientId' } },
  example: { params: { clientId: 1 } },
});

/** Status of the export: 1 in progress, 3 done, 4 failed; `statusMessage` describes the result. */
export const learningPlatformExportStatus = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/export-learning-platform/status',
  reads: true,
  body: z.object({ clientId: Id, exportTokenId: z.string().min(1).max(100) }),
  answer: z.object({
    processStatus: z.union([z.literal(1), z.literal(3), z.literal(4)]),
    statusMessage: z.string(),
    totalItems: Count,
    itemsCompleted: Count,
  }),
  failures: ['not-found'],
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' } },
  example: { body: { clientId: 1, exportTokenId: 'none' } },
});
