import {
  downloadRoleSelection,
  exportRoleSelection,
  roleSelectionExportStatus,
} from '@skills-architect/contracts/personas';
import { AppError, fold, type JobRun, notFound, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { exportFile, toExportStatus } from '../exports/export-job';
import type { ImportDependencies } from './import-dependencies';
import { selectionSheet } from './selection-sheet';

const SELECTION_EXPORT_JOB = 'role-selection-export';
const FILE_NAME = 'RoleSelection.xlsx';

interface SelectionExport {
  importTokenId: string;
  personaName?: string;
}

const filePath = (importTokenId: string, token: string) => `/v3/personas/imports/${importTokenId}/export/${token}/file`;

/** The Excel export of Role Selection: start, status, and download for its owner. */
export const selectionExport = ({ stores, imports, rows, books }: ImportDependencies) => {
  const { kit } = stores;

  const findRows = async ({ importTokenId, personaName }: SelectionExport) => {
    const readRows = await rows.find(importTokenId, { outcome: ['read'] }).toArray();
    return personaName ? readRows.filter((row) => fold(row.personaName) === fold(personaName)) : readRows;
  };

  kit.jobs.define<SelectionExport>(SELECTION_EXPORT_JOB, async (run: JobRun<SelectionExport>) => {
    const rowsToExport = await findRows(run.data);
    await run.progress(0, rowsToExport.length + 1);
    const named = await stores.shown.show(rowsToExport, run.identity.user?.language);
    const bytes = await books.write([selectionSheet(named)]);
    await kit.files.save(exportFile(run.token), bytes);
    await run.progress(rowsToExport.length + 1, rowsToExport.length + 1);
    return { file: { href: filePath(run.data.importTokenId, run.token), name: FILE_NAME } };
  });

  const findOwnJob = async (
    { importTokenId, exportTokenId }: { importTokenId: string; exportTokenId: string },
    userId: number,
  ) => {
    const [job, document] = await Promise.all([kit.board.get(exportTokenId), imports.get(importTokenId)]);
    if (!job || job.kind !== SELECTION_EXPORT_JOB || job.clientId !== document?.clientId || job.userId !== userId)
      throw notFound('This export');
    return job;
  };

  return (app: FastifyInstance) => {
    route(app, exportRoleSelection, async ({ params, body }, { identity }) => {
      const document = await imports.get(params.importTokenId);
      if (!document) throw notFound('This import');
      const data = { importTokenId: params.importTokenId, ...body };
      const { length } = await findRows(data);
      if (!length) throw new AppError('invalid', 'There are no client roles to export.');
      const exportTokenId = await kit.jobs.start<SelectionExport>(SELECTION_EXPORT_JOB, {
        title: 'Export of the role selection to Excel',
        notice: 'exportReady',
        entity: 'client roles',
        data,
        identity,
        clientId: document.clientId,
        itemsTotal: length + 1,
      });
      return { exportTokenId, totalItems: length };
    });

    route(app, roleSelectionExportStatus, async ({ params }, { userId }) => {
      const job = await findOwnJob(params, userId);
      return toExportStatus(job);
    });

    route(app, downloadRoleSelection, async ({ params }, { userId, reply }) => {
      await findOwnJob(params, userId);
      const file = await kit.files.open(exportFile(params.exportTokenId));
      if (!file) throw notFound('This export');
      return sendFile(reply, FILE_NAME, file.stream);
    });
  };
};
