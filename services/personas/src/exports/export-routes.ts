import {
  downloadExport,
  exportPersonas as exportCall,
  exportStatus,
  toPersonaSelection,
} from '@skills-architect/contracts/personas';
import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { AppError, notFound, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { selectionFilter } from '../personas/persona-filter';
import type { PersonaStores } from '../personas/write-persona';
import { EXPORT_JOB, exportFile, exportPersonas, toExportStatus } from './export-job';
import type { ExportJob } from './export-plan';

/** The Excel export of personas: start, status, and download for its owner. */
export const personaExports = (stores: PersonaStores, books: Workbooks) => {
  const { kit, personas, profiles } = stores;
  kit.jobs.define<ExportJob>(EXPORT_JOB, (run) => exportPersonas(stores, books, run));

  const findOwnExport = async (token: string, clientId: number, userId: number) => {
    const job = await kit.board.get(token);
    if (!job || job.kind !== EXPORT_JOB || job.clientId !== clientId || job.userId !== userId)
      throw notFound('This export');
    return job;
  };

  return (app: FastifyInstance) => {
    route(app, exportCall, async ({ params, body }, { identity, userId }) => {
      const { clientId } = params;
      const selection = toPersonaSelection(body);
      const totalItems =
        selection &&
        (await personas.model.countDocuments(await selectionFilter(profiles, clientId, selection, userId)));
      if (!totalItems) throw new AppError('invalid', 'Select Persona(s) to export to excel');
      const exportTokenId = await kit.jobs.start<ExportJob>(EXPORT_JOB, {
        title: 'Export of personas to Excel',
        notice: 'exportReady',
        entity: 'personas',
        data: { clientId, selection },
        identity,
        clientId,
        itemsTotal: totalItems,
      });
      return { exportTokenId, totalItems };
    });

    route(app, exportStatus, async ({ params }, { userId }) => {
      const job = await findOwnExport(params.exportTokenId, params.clientId, userId);
      return toExportStatus(job);
    });

    route(app, downloadExport, async ({ params }, { userId, reply }) => {
      await findOwnExport(params.exportTokenId, params.clientId, userId);
      const file = await kit.files.open(exportFile(params.exportTokenId));
      if (!file) throw notFound('This export');
      return sendFile(reply, 'Persona.xlsx', file.stream);
    });
  };
};
