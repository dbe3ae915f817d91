import { readFile } from 'node:fs/promises';
import { importPersonaFromUrl, JD_FILE_LIMIT, parseJobDescription } from '@skills-architect/contracts/personas';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { fetchPublic } from './fetch-public';
import type { JobDescriptionReader } from './job-description-reader';

/** Below the gateway's timeout of 30 s. */
const OCR_WITHIN_MS = 24_000;
const FETCH_LIMITS = { maxBytes: JD_FILE_LIMIT.maxBytes, timeoutMs: 15_000, maxRedirects: 3 };

/** Parses one job description, from a file or a public URL, into the persona form. */
export const jobDescriptionRoutes = (app: FastifyInstance, reader: JobDescriptionReader) => {
  const read = async (bytes: Uint8Array, name: string) => {
    const result = await reader.read(bytes, name, { ocrWithinMs: OCR_WITHIN_MS });
    if (result.outcome !== 'read') throw new AppError('unsupported', result.reason);
    return result.persona;
  };

  route(app, parseJobDescription, async (_, { files }) => {
    const [file] = files;
    if (!file) throw new Error('an upload without a file');
    return read(await readFile(file.path), file.name);
  });

  route(app, importPersonaFromUrl, async ({ body }) => {
    const { bytes, name } = await fetchPublic(body.url, FETCH_LIMITS);
    return read(bytes, name);
  });
};
