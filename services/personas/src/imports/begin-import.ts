import { randomUUID } from 'node:crypto';
import { getClient } from '@skills-architect/contracts/admin';
import { AppError, type CallContext, isDuplicateKeyError, type UploadedFile } from '@skills-architect/service-kit';
import { removeImportData } from './discard-import';
import { archiveFile, type ImportDependencies } from './import-dependencies';
import { type ImportDocument, isWorking } from './import-document';
import { mayBeSetAside } from './import-rules';
import { queueJob } from './queue-job';

interface NewImport {
  clientId: number;
  file: UploadedFile;
  /** What it is called; by default as its file. */
  name?: string | undefined;
  /** Rejects an invalid file before it is stored. */
  check: () => Promise<unknown>;
  /** Set for a workbook of roles, undefined for an archive of job descriptions. */
  sheet?: ImportDocument['sheet'];
}

const pendingError = () =>
  new AppError('conflict', 'An import for this client is not finished yet. Continue or discard it first.');

/** Stores an uploaded file and starts the job that reads it. A user can have one import per client at a time, besides those whose rows wait after a creation. */
export const beginImport = async (
  dependencies: ImportDependencies,
  { clientId, file, name = file.name, check, sheet }: NewImport,
  { identity, userId, request, addToAudit }: CallContext,
): Promise<ImportDocument> => {
  const { stores, imports, rows } = dependencies;
  const { kit } = stores;
  if (name !== file.name) addToAudit({ import: name });
  const client = await kit.peer(getClient, { params: { clientId } }, { identity, requestId: request.id });
  if (!client.bulkImportEnabled) throw new AppError('conflict', 'Bulk import is switched off for this client.');
  const pending = await imports.findPending(clientId, userId);
  // A failed import created nothing, so the new upload replaces it.
  const failed = pending?.stage === 'failed' ? pending : undefined;
  const earlier = failed ? undefined : pending;
  const isFree = !earlier || mayBeSetAside(earlier, await rows.counts(earlier._id));
  const waiting = await imports.findWaiting(clientId, userId);
  if (!isFree || waiting.some(isWorking)) throw pendingError();
  await check();
  const token = randomUUID();
  await kit.files.save(archiveFile(token), { path: file.path });
  const isReplaced = failed && (await imports.end(failed._id, ['failed'], { stage: 'cancelled' }));
  const document: ImportDocument = {
    _id: token,
    clientId,
    clientName: client.clientName,
    userId,
    fileName: name,
    stage: 'parsing',
    totalItems: 0,
    completedItems: 0,
    startedAt: kit.now(),
    jobToken: `parse ${token}`,
    identity,
    pending: true,
    ...(sheet && { sheet }),
  };
  try {
    await kit.db.transaction(async (session) => {
      await kit.clientGuard.enter(document.clientId, session);
      if (earlier && !(await imports.setAside(earlier._id, session))) throw pendingError();
      await imports.insert(document, session);
      await queueJob(kit, document, session);
    });
  } catch (error) {
    await kit.files.remove(archiveFile(token));
    throw isDuplicateKeyError(error) ? pendingError() : error;
  }
  if (isReplaced) await removeImportData(dependencies, failed);
  return document;
};
