import { randomUUID } from 'node:crypto';
import {
  downloadFailedFiles,
  downloadImportData,
  FALLBACK_GROUP,
  proceedImport,
  replaceImportData,
} from '@skills-architect/contracts/personas';
import { AppError, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { editRows, type ImportDependencies, loadImportFor } from './import-dependencies';
import { importView } from './import-document';
import { stagesFor } from './import-rules';
import { markExisting } from './parse-job';
import { queueJob } from './queue-job';
import { failedSheet, readReview, reviewSheet } from './review-workbook';
import { countChanged, resetMatching, rowTerms } from './row-document';

/** Review of the parsed rows: download, upload, failed files, proceed. */
export const reviewRoutes = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, imports, rows, books } = dependencies;
  const { kit } = stores;

  route(app, downloadImportData, async ({ params }, { reply }) => {
    const readRows = await rows.find(params.importTokenId, { outcome: ['read'] }).toArray();
    return sendFile(reply, 'ExtractedPersonas.xlsx', await books.write([reviewSheet(readRows)]));
  });

  route(app, downloadFailedFiles, async ({ params }, { reply }) => {
    const allRows = await rows.find(params.importTokenId).toArray();
    return sendFile(
      reply,
      'FailedFiles.xlsx',
      await books.write([failedSheet(allRows.filter((row) => row.outcome !== 'read'))]),
    );
  });

  route(app, replaceImportData, async ({ params }, { files, userId }) => {
    const token = params.importTokenId;
    const [file] = files;
    if (!file) throw new Error('an upload without a file');
    const sheets = await books.read(file.path);
    const { clientId, edited } = await editRows(dependencies, token, userId, async (session) => {
      const readRows = await rows.find(token, { outcome: ['read'] }, session).toArray();
      const fields = readReview(sheets, readRows);
      // A row opened by hand may be newer than the workbook, so it may be missing there without having been deleted.
      const removedIds = readRows.filter((row) => !row.hasText && !fields.has(row._id)).map((row) => row._id);
      if (removedIds.length) await rows.remove(token, removedIds, session);
      const changes = readRows.flatMap((row) => {
        const change = fields.get(row._id);
        if (!change) return [];
        return {
          rowId: row._id,
          change: { ...change, terms: rowTerms(change.personaName), ...resetMatching(row, change) },
        };
      });
      await rows.updateAll(changes, session);
      return { rows: fields.size, changed: countChanged(readRows, fields), removed: removedIds.length };
    });
    await markExisting(dependencies, token, clientId);
    return edited;
  });

  route(app, proceedImport, async ({ params }, { identity, userId, addToAudit }) => {
    const token = params.importTokenId;
    const { fileName } = await loadImportFor(dependencies, 'proceed', token, userId);
    addToAudit({ import: fileName });
    const readCount = await rows.count(token, { outcome: ['read'] });
    if (!readCount)
      throw new AppError('conflict', 'No job description could be read. Discard this import and try other files.');
    // A new token per attempt, because a failed job keeps its token.
    const jobToken = `match ${token} ${randomUUID()}`;
    const change = { stage: 'matching' as const, completedItems: 0, totalItems: readCount, jobToken, identity };
    const document = await kit.db.transaction(async (session) => {
      const movedImport = await imports.move(token, stagesFor('proceed'), change, session);
      if (!movedImport) return null;
      // After changing the stage: opening a row now conflicts with this transaction.
      const nameless = await rows.findNameless(token, session);
      if (nameless.length) throw new AppError('conflict', `A persona name is missing for ${nameless.join(', ')}.`);
      await rows.acceptGuesses(token, FALLBACK_GROUP, session);
      await queueJob(kit, movedImport, session);
      return movedImport;
    });
    return importView(
      document ?? (await loadImportFor(dependencies, 'proceed', token, userId)),
      await rows.counts(token),
    );
  });
};
