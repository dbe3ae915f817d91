import { randomUUID } from 'node:crypto';
import {
  downloadFailedFiles,
  downloadImportData,
  proceedImport,
  replaceImportData,
} from '@skills-architect/contracts/personas';
import { notFound, Refusal, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { importView } from './import-document';
import type { ImportParts } from './import-parts';
import { markExisting } from './parse-job';
import { queueJob } from './queue-job';
import { failedSheet, readReview, reviewSheet } from './review-workbook';
import { rowTerms } from './row-document';

const NOT_IN_REVIEW = 'The review of this import is over.';

/** Looking through what was read: download, upload again, failed files, proceed. */
export const reviewRoutes = (app: FastifyInstance, parts: ImportParts) => {
  const { stores, imports, rows, books } = parts;
  const { kit } = stores;

  const inReview = async (token: string) => {
    const document = await imports.get(token);
    if (!document) throw notFound('This import');
    if (document.stage !== 'review') throw new Refusal('conflict', NOT_IN_REVIEW);
    return document;
  };

  route(app, downloadImportData, async ({ params }, { reply }) => {
    const read = await rows.find(params.importTokenId, { outcome: ['read'] }).toArray();
    return sendFile(reply, 'ExtractedPersonas.xlsx', await books.write([reviewSheet(read)]));
  });

  route(app, downloadFailedFiles, async ({ params }, { reply }) => {
    const all = await rows.find(params.importTokenId).toArray();
    return sendFile(
      reply,
      'FailedFiles.xlsx',
      await books.write([failedSheet(all.filter((row) => row.outcome !== 'read'))]),
    );
  });

  route(app, replaceImportData, async ({ params }, { files }) => {
    const [file] = files;
    if (!file) throw new Error('an upload without a file');
    const document = await inReview(params.importTokenId);
    const known = await rows.find(params.importTokenId, { outcome: ['read'] }).toArray();
    const fields = readReview(await books.read(file.path), known);
    const gone = known.filter((row) => !fields.has(row._id)).map((row) => row._id);
    if (gone.length) await rows.remove(params.importTokenId, gone);
    await rows.bulk(
      [...fields].map(([rowId, change]) => ({ rowId, change: { ...change, terms: rowTerms(change.personaName) } })),
    );
    await markExisting(parts, params.importTokenId, document.clientId);
    return { rows: fields.size };
  });

  route(app, proceedImport, async ({ params }, { identity }) => {
    const token = params.importTokenId;
    await inReview(token);
    const read = await rows.count(token, { outcome: ['read'] });
    if (!read)
      throw new Refusal('conflict', 'No job description could be read. Discard this import and try other files.');
    // A token of its own for each time: a job that failed is over, and its token with it.
    const jobToken = `match ${token} ${randomUUID()}`;
    const document = await imports.move(token, ['review'], {
      stage: 'matching',
      completedItems: 0,
      totalItems: read,
      jobToken,
      identity,
    });
    if (!document) throw new Refusal('conflict', NOT_IN_REVIEW);
    await queueJob(kit, document);
    return importView(document, await rows.counts(token));
  });
};
