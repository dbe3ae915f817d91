import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadImportRowFile, getImportRowDocument } from '@skills-architect/contracts/personas';
import { firstNames, notFound, route, sendFile, withTemporaryFolder } from '@skills-architect/service-kit';
import { contentKind, withArchive } from '@skills-architect/service-kit/archives';
import type { FastifyInstance } from 'fastify';
import { archiveFile, type ImportDependencies } from './import-dependencies';
import { ARCHIVE_LIMITS } from './parse-job';

/** The document of a row: its text in blocks, and the uploaded file. */
export const rowDocumentRoutes =
  ({ stores, rows, documents }: ImportDependencies) =>
  (app: FastifyInstance) => {
    const { files } = stores.kit;

    const rowFor = async (token: string, rowId: number) => {
      const row = await rows.get(token, rowId);
      if (!row) throw notFound('This row');
      return row;
    };

    /** One file of the uploaded archive; undefined when the archive is gone. */
    const readUploaded = async (token: string, index: number): Promise<Uint8Array | undefined> => {
      const archive = await files.read(archiveFile(token));
      if (!archive) return undefined;
      return withTemporaryFolder('import', async (folder) => {
        const file = path.join(folder, 'archive');
        await writeFile(file, archive);
        return withArchive(file, ARCHIVE_LIMITS, async (entries) => {
          const bytes = await entries[index]?.read();
          return bytes && new Uint8Array(bytes);
        });
      });
    };

    route(app, getImportRowDocument, async ({ params: { importTokenId, rowId } }) => {
      const row = await rowFor(importTokenId, rowId);
      const [document, bytes] = await Promise.all([
        documents.get(importTokenId, row.index),
        readUploaded(importTokenId, row.index),
      ]);
      const isPdf = bytes !== undefined && (await contentKind(bytes)) === 'pdf';
      return {
        fileName: row.fileName,
        fileKind: isPdf ? ('pdf' as const) : ('other' as const),
        hasFile: bytes !== undefined,
        blocks: document?.blocks ?? [],
      };
    });

    route(app, downloadImportRowFile, async ({ params: { importTokenId, rowId } }, { reply, addToAudit }) => {
      const row = await rowFor(importTokenId, rowId);
      addToAudit({ files: firstNames([row.fileName]) });
      const bytes = await readUploaded(importTokenId, row.index);
      if (!bytes) throw notFound('This file');
      return sendFile(reply, row.fileName, Buffer.from(bytes));
    });
  };
