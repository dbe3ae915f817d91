import { DONE } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import { compareNames } from '@skills-architect/contracts/locale';
import {
  bulkImportEnabled,
  deleteImportRow,
  discardImport,
  getImport,
  importJobDescriptions,
  listImportRows,
  pendingImport,
  rowSubject,
  unfinishedImports,
} from '@skills-architect/contracts/personas';
import { AppError, type CallContext, clientLimit, firstNames, notFound, route } from '@skills-architect/service-kit';
import { ArchiveRefused, withArchive } from '@skills-architect/service-kit/archives';
import type { FastifyInstance } from 'fastify';
import { beginImport } from './begin-import';
import { removeImportData } from './discard-import';
import { type ImportDependencies, loadImportFor } from './import-dependencies';
import { type ImportDocument, importView } from './import-document';
import { stagesFor } from './import-rules';
import { ARCHIVE_LIMITS } from './parse-job';
import { rowView } from './row-document';

/** Rejects an archive that exceeds a limit before storing it; returns the names of its files. */
const checkArchive = (path: string) =>
  withArchive(path, ARCHIVE_LIMITS, async (entries) => {
    if (!entries.length) throw new ArchiveRefused('The archive contains no files.');
    return entries.map(({ name }) => name);
  }).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? new AppError('unsupported', error.message) : error;
  });

export const importRoutes = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, imports, rows, clientSkills } = dependencies;
  const { kit } = stores;

  const findImport = async (token: string): Promise<ImportDocument> => {
    const document = await imports.get(token);
    if (!document) throw notFound('This import');
    return document;
  };
  const toView = async (document: ImportDocument) => importView(document, await rows.counts(document._id));
  const readClient = (clientId: number, { identity, request }: CallContext) =>
    kit.peer(getClient, { params: { clientId } }, { identity, requestId: request.id });

  route(app, bulkImportEnabled, async ({ query }, context) => ({
    enabled: (await readClient(query.clientId, context)).bulkImportEnabled,
  }));

  route(app, importJobDescriptions, async ({ query }, context) => {
    const [file] = context.files;
    if (!file) throw new Error('an upload without a file');
    // Nobody has chosen the archive of files that were packed only to be uploaded.
    if (query.name !== undefined) context.addToAudit({ files: undefined });
    const check = async () => {
      const names = await checkArchive(file.path);
      if (query.name !== undefined) context.addToAudit({ files: firstNames(names) });
    };
    const document = await beginImport(dependencies, { ...query, file, check }, context);
    return toView(document);
  });

  route(app, pendingImport, async ({ query }, { userId }) => {
    const pending = await imports.findPending(query.clientId, userId);
    const setAside = await imports.findWaiting(query.clientId, userId);
    const [first, ...others] = await Promise.all([...(pending ? [pending] : []), ...setAside].map(toView));
    return { import: first ?? null, others };
  });

  route(app, unfinishedImports, async (_, { userId, identity }) => {
    const ownClientIds = clientLimit(identity);
    const unfinished = await imports.findUnfinished(userId);
    const visible = unfinished.filter(({ clientId }) => !ownClientIds || ownClientIds.includes(clientId));
    return { imports: visible.map((document) => importView(document)) };
  });

  route(app, getImport, async ({ params }) => toView(await findImport(params.importTokenId)));

  route(app, listImportRows, async ({ params, query }) => {
    const { importTokenId } = params;
    const [page, total, departments] = await Promise.all([
      rows.find(importTokenId, query).skip(query.offset).limit(query.pagesize).toArray(),
      rows.countPage(importTokenId, query),
      rows.departments(importTokenId),
    ]);
    return { rows: page.map(rowView), ...total, departments: departments.sort(compareNames) };
  });

  route(app, deleteImportRow, async ({ params }, { userId }) => {
    await loadImportFor(dependencies, 'delete-row', params.importTokenId, userId);
    const { deletedCount } = await rows.remove(params.importTokenId, [params.rowId]);
    if (!deletedCount) throw notFound('This row');
    await clientSkills.remove(rowSubject(params.rowId));
    return DONE;
  });

  route(app, discardImport, async ({ params }, { userId, addToAudit }) => {
    const token = params.importTokenId;
    const document = await loadImportFor(dependencies, 'discard', token, userId);
    addToAudit({ import: document.fileName });
    const ended = await imports.end(token, stagesFor('discard'), { stage: 'cancelled' });
    // Throws, because the stage has changed since the first check.
    if (!ended) await loadImportFor(dependencies, 'discard', token, userId);
    const { created } = await rows.counts(token);
    if (created) await stores.decisions.ofDiscarded(document, await rows.find(token).toArray());
    if (document.jobToken) await kit.board.requestCancel(document.jobToken, userId);
    await removeImportData(dependencies, document);
    return DONE;
  });
};
