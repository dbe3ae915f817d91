import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Sends a file as a download with this name. */
export const sendFile = (reply: FastifyReply, name: string, content: Buffer | Readable) => {
  // Only the second form supports spaces and all characters; the first is for older clients.
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return reply
    .header('content-type', TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${encoded}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
};
