import { readFile } from 'node:fs/promises';
import { importPersonaFromUrl, JD_FILE_LIMIT, parseJobDescription } from '@skills-architect/contracts/personas';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SourceStore } from '../persona-sources/persona-sources';
import { fetchPublic } from './fetch-public';
import type { JobDescriptionReader } from './job-description-reader';

/** Less than in an import, because a person waits for it. */
const OCR_PROCESSOR_MS = 24_000;
const FETCH_LIMITS = { maxBytes: JD_FILE_LIMIT.maxBytes, timeoutMs: 15_000, maxRedirects: 3 };

const firstOf = (count: number) =>
  `This document holds ${count} job descriptions, and the form shows the first. To read all of them, put the document into a zip and import it as Job Descriptions.`;

/** Parses one job description, from a file or a public URL, into the persona form, and keeps it until that is saved. */
export const jobDescriptionRoutes = (reader: JobDescriptionReader, sources: SourceStore) => (app: FastifyInstance) => {
  const read = async (owner: { userId: number; clientId: number }, bytes: Uint8Array, fileName: string) => {
    const result = await reader.read(bytes, fileName, { ocrProcessorMs: OCR_PROCESSOR_MS });
    if (result.outcome !== 'read') throw new AppError('unsupported', result.reason);
    const { persona, others, blocks } = result;
    const documentToken = await sources.keepForForm({ ...owner, fileName, blocks, origins: persona.origins ?? {} });
    const parts = others.length ? firstOf(others.length + 1) : result.note;
    const note = [parts, persona.nameWrittenAs && `The document writes the name as ‘${persona.nameWrittenAs}’.`]
      .filter(Boolean)
      .join(' ');
    return { ...persona, documentToken, ...(note && { note }) };
  };

  route(app, parseJobDescription, async ({ query }, { files, userId }) => {
    const [file] = files;
    if (!file) throw new Error('an upload without a file');
    return read({ userId, clientId: query.clientId }, await readFile(file.path), file.name);
  });

  route(app, importPersonaFromUrl, async ({ body }, { userId }) => {
    const { bytes, name } = await fetchPublic(body.url, FETCH_LIMITS);
    return read({ userId, clientId: body.clientId }, bytes, name);
  });
};
