import { listContentProviders } from '@skills-architect/contracts/admin';
import {
  type ContentImport,
  continueContentImport,
  getContentImport,
  listContentConnectors,
  listContentImports,
  listImportedContent,
  startContentImport,
} from '@skills-architect/contracts/skills';
import {
  AppError,
  type Identity,
  isDuplicateKeyError,
  notFound,
  route,
  userNameReader,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import { contentImportRows } from './content-import-rows';
import { contentImportResource, type ImportDocument } from './import-document';
import type { ImportJob, ImportParts } from './import-parts';
import { IMPORTS_PATH, runImport } from './run-import';

const RUN = 'content-import';

const importRunning = (provider: string) =>
  new AppError('conflict', `Another import of ${provider} is under way. Wait until it has ended.`);

const toImport = (one: ImportDocument, userName: (userId: number) => string): ContentImport => ({
  importId: one._id,
  contentProviderId: one.contentProviderId,
  contentProvider: one.contentProvider,
  connector: one.connector,
  extent: one.extent,
  stage: one.stage,
  itemsDone: one.itemsDone,
  itemsTotal: one.itemsTotal,
  counts: one.counts,
  mapped: one.mapped,
  user: { userId: one.created.by, userName: userName(one.created.by) },
  startedAt: one.created.at.toISOString(),
  ...(one.endedAt && { endedAt: one.endedAt.toISOString() }),
  ...(one.note !== undefined && { note: one.note }),
});

/** Imports catalogues of content providers by jobs, one at a time for each provider. */
export const contentImport = (importParts: Omit<ImportParts, 'imports' | 'importRows'>) => {
  const { kit } = importParts;
  const [imports, importRows] = [contentImportResource(kit), contentImportRows(kit)];
  const parts: ImportParts = { ...importParts, imports, importRows };
  const userNames = userNameReader(kit);
  const connectors = kit.connectors.all.filter(({ kind }) => kind === 'content-provider').map(({ name }) => name);

  kit.jobs.define<ImportJob>(
    RUN,
    (run) => runImport(parts, run),
    async ({ importId, userId }, { sentence, cancelled }) => {
      const stage = cancelled ? 'cancelled' : 'failed';
      const end = { stage, note: sentence, endedAt: kit.now(), writes: undefined } as const;
      await imports.change(importId, undefined, end, { by: userId });
    },
  );

  const start = async (
    { _id: importId, contentProvider }: ImportDocument,
    identity: Identity,
    userId: number,
    session: ClientSession,
  ) => {
    const job = { title: `Import of ${contentProvider}`, entity: 'items', link: IMPORTS_PATH };
    const token = await kit.jobs.start<ImportJob>(RUN, { ...job, data: { importId, userId }, identity }, session);
    await imports.change(importId, undefined, { token }, { by: userId, session });
    return token;
  };
  /** The unique index on `writes` decides between two concurrent imports. */
  const runAlone = <T>(provider: string, work: (session: ClientSession) => Promise<T>): Promise<T> =>
    kit.db.transaction(work).catch((error: unknown) => {
      throw isDuplicateKeyError(error) ? importRunning(provider) : error;
    });

  const describe = async (found: ImportDocument[]) => {
    const userName = await userNames(found.map(({ created }) => created.by));
    return found.map((one) => toImport(one, userName));
  };

  const routes = (app: FastifyInstance) => {
    route(app, listContentConnectors, async () => ({ connectors }));

    route(app, startContentImport, async ({ body }, { identity, userId }) => {
      const { contentProviderId, connector, extent } = body;
      if (!connectors.includes(connector)) throw notFound(`The content provider ${connector} in the deployment file`);
      const { contentProviders } = await kit.peer(listContentProviders, {});
      const provider = contentProviders.find((one) => one.contentProviderId === contentProviderId);
      if (!provider) throw notFound('This content provider');
      const [previous] = await imports.model
        .find({ contentProviderId, connector, stage: 'done', until: { $exists: true } })
        .sort({ _id: -1 })
        .limit(1)
        .lean<ImportDocument[]>();
      const since = extent === 'changes' ? previous?.until : undefined;
      const values = {
        contentProviderId,
        contentProvider: provider.contentProvider,
        connector,
        extent: since === undefined ? ('all' as const) : ('changes' as const),
        stage: 'running' as const,
        ...(since !== undefined && { since }),
        writes: contentProviderId,
      };
      return runAlone(provider.contentProvider, async (session) => {
        const [created] = await imports.create([values], { by: userId, session });
        if (!created) throw new Error('an import was not created');
        return { importId: created._id, token: await start(created, identity, userId, session) };
      });
    });

    route(app, continueContentImport, async ({ params: { importId } }, { identity, userId }) => {
      const record = await imports.get(importId);
      if (record.stage !== 'failed' && record.stage !== 'cancelled')
        throw new AppError('conflict', 'This import cannot be continued: it did not fail and was not cancelled.');
      const { contentProviderId, contentProvider, connector } = record;
      if (await imports.model.exists({ contentProviderId, connector, _id: { $gt: importId } }))
        throw new AppError('conflict', `${contentProvider} was imported after this. Start a new import.`);
      return runAlone(contentProvider, async (session) => {
        const patch = { stage: 'running' as const, writes: contentProviderId, note: undefined, endedAt: undefined };
        await imports.change(importId, record.rev, patch, { by: userId, session });
        return { token: await start(record, identity, userId, session) };
      });
    });

    route(app, listContentImports, async ({ query }) => {
      const { found, total } = await imports.page(imports.alive, { _id: -1 }, query);
      return { imports: await describe(found), ...total };
    });

    route(app, getContentImport, async ({ params }) => {
      const [one] = await describe([await imports.get(params.importId)]);
      if (!one) throw new Error('an import was not described');
      return one;
    });

    route(app, listImportedContent, async ({ params, query }) => {
      const { _id: importId } = await imports.get(params.importId);
      return importRows.page(importId, query.state, query);
    });
  };

  /** State of the latest import. */
  const importState = async (): Promise<'running' | 'failed' | 'ended'> => {
    if (await imports.model.exists({ writes: { $exists: true } })) return 'running';
    const [last] = await imports.model.find({}, { stage: 1 }).sort({ _id: -1 }).limit(1).lean<ImportDocument[]>();
    return last?.stage === 'failed' ? 'failed' : 'ended';
  };

  return { routes, importState, createIndexes: importRows.createIndexes };
};
