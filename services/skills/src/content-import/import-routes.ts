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
import { describeRun, importRuns } from '@skills-architect/library-service-kit/import-run';
import { AppError, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { contentImportRows } from './content-import-rows';
import type { ImportDependencies } from './import-dependencies';
import { CONTENT, ImportDocument } from './import-document';
import { runImport } from './run-import';

const toImport = (document: ImportDocument, now: Date, userName: (userId: number) => string): ContentImport => ({
  ...describeRun(document, now, userName),
  importId: document._id,
  contentProviderId: document.contentProviderId,
  contentProvider: document.contentProvider,
  connector: document.connector,
  extent: document.extent,
  stage: document.stage,
  itemsDone: document.itemsDone,
  itemsTotal: document.itemsTotal,
  counts: document.counts,
  mapped: document.mapped,
  ...(document.note !== undefined && { note: document.note }),
});

/** Imports catalogues of content providers by jobs, one at a time for each provider. */
export const contentImport = (importParts: Omit<ImportDependencies, 'imports' | 'importRows'>) => {
  const { kit } = importParts;
  const importRows = contentImportRows(kit);
  const connectors = kit.connectors.all.filter(({ kind }) => kind === 'content-provider').map(({ name }) => name);

  const runs = importRuns(kit, {
    name: CONTENT,
    topic: 'content',
    schema: ImportDocument,
    indexes: [[{ contentProviderId: 1, connector: 1, _id: -1 }]],
    screen: '/skill/content-imports',
    noun: () => 'items',
    subject: ({ contentProvider }) => contentProvider,
    view: toImport,
    steps: {
      import: {
        title: 'Import of',
        isCancellable: true,
        stages: { during: 'running', after: 'done', failed: 'failed' },
        perform: (_, run) => runImport(dependencies, run),
        onFailed: async (_, { sentence, cancelled }) => ({
          ...(cancelled && { stage: 'cancelled' as const }),
          note: sentence,
          endedAt: kit.now(),
        }),
      },
    },
  });

  const { imports } = runs;
  const dependencies: ImportDependencies = { ...importParts, imports, importRows };

  const routes = (app: FastifyInstance) => {
    route(app, listContentConnectors, async () => ({ connectors }));

    route(app, startContentImport, async ({ body }, context) => {
      const { contentProviderId, connector, extent } = body;
      if (!connectors.includes(connector)) throw notFound(`The content provider ${connector} in the deployment file`);
      const { contentProviders } = await kit.peer(listContentProviders, {});
      const provider = contentProviders.find(
        (contentProvider) => contentProvider.contentProviderId === contentProviderId,
      );
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
      return runs.begin('import', { values, what: provider.contentProvider }, context);
    });

    route(app, continueContentImport, async ({ params: { importId } }, context) => {
      const record = await imports.get(importId);
      if (record.stage !== 'failed' && record.stage !== 'cancelled')
        throw new AppError('conflict', 'This import cannot be continued: it did not fail and was not cancelled.');
      const { contentProviderId, contentProvider, connector } = record;
      if (await imports.model.exists({ contentProviderId, connector, _id: { $gt: importId } }))
        throw new AppError('conflict', `${contentProvider} was imported after this. Start a new import.`);
      const change = { writes: contentProviderId, note: undefined, endedAt: undefined };
      return runs.start('import', record, change, context);
    });

    route(app, listContentImports, async ({ query }) => runs.list(query));

    route(app, getContentImport, async ({ params }) => runs.show(await imports.get(params.importId)));

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
