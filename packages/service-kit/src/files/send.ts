import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Sends a file as a download with this name. */
export const sendFile = (reply: FastifyReply, name: string, content: Buffer | Readable) =>
  reply
    .header('content-type', TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${encodeURIComponent(name)}"`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
