import { randomUUID } from 'node:crypto';
import {
  exportToLearningPlatform,
  learningPlatformExportStatus,
  learningPlatformOffer,
  toPersonaSelection,
} from '@skills-architect/contracts/personas';
import { AppError, notFound, type PostedJob, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { FrozenSelections } from '../personas/frozen-selection';
import { selectionFilter } from '../personas/persona-filter';
import type { PersonaStores } from '../personas/write-persona';
import {
  exportToPlatform,
  hasLearningPlatform,
  learningPlatform,
  PERSONAS_PER_BATCH,
  PLATFORM_JOB,
  type PlatformJob,
} from './platform-job';

/** Status numbers known to existing clients: 1 in progress, 3 done, 4 failed. */
const PROCESS_STATUS = { waiting: 1, running: 1, done: 3, failed: 4, cancelled: 4 } as const;

const describeJob = ({ status, errorMessage, summary, itemsDone, itemsTotal }: PostedJob) => {
  if (errorMessage !== undefined) return errorMessage;
  if (status === 'done') return summary ?? '';
  return status === 'cancelled' ? 'The export was cancelled' : `${itemsDone} of ${itemsTotal} personas have arrived`;
};

/** The export of personas to the learning platform: start and status. */
export const platformExports = (stores: PersonaStores, selections: FrozenSelections) => {
  const { kit, personas } = stores;
  kit.jobs.define<PlatformJob>(PLATFORM_JOB, (run) => exportToPlatform(stores, selections, run));

  return (app: FastifyInstance) => {
    route(app, learningPlatformOffer, async ({ params }) => ({
      offered: await hasLearningPlatform(stores, params.clientId),
    }));

    route(app, exportToLearningPlatform, async ({ params, body }, { identity, userId }) => {
      const { clientId } = params;
      const selection = toPersonaSelection(body);
      const selected = selection
        ? await personas.model
            .find(await selectionFilter(stores.profiles, clientId, selection, userId), { _id: 1 })
            .sort({ _id: 1 })
            .lean()
        : [];
      const totalItems = selected.length;
      if (!totalItems) throw new AppError('invalid', 'Select Personas to export to the learning platform');
      await learningPlatform(stores, clientId);
      const token = randomUUID();
      await kit.db.transaction(async (session) => {
        const ids = selected.map(({ _id }) => _id);
        await selections.freeze(token, ids, PERSONAS_PER_BATCH, session);
        await kit.jobs.start<PlatformJob>(
          PLATFORM_JOB,
          {
            token,
            title: 'Export to the learning platform',
            notice: 'exportReady',
            entity: 'personas',
            step: 'Exporting persona',
            data: { clientId, total: totalItems },
            identity,
            clientId,
            itemsTotal: totalItems,
            // Delivered messages cannot be recalled.
            cancellable: false,
          },
          session,
        );
      });
      return { exportTokenId: token, totalItems };
    });

    route(app, learningPlatformExportStatus, async ({ body }, { userId }) => {
      const job = await kit.board.get(body.exportTokenId);
      if (!job || job.kind !== PLATFORM_JOB || job.clientId !== body.clientId || job.userId !== userId)
        throw notFound('This export');
      return {
        processStatus: PROCESS_STATUS[job.status],
        statusMessage: describeJob(job),
        totalItems: job.itemsTotal,
        itemsCompleted: job.itemsDone,
      };
    });
  };
};
