import {
  getLibraryImport,
  importName,
  type LibraryImport,
  listImportedRecords,
  listLibraryImports,
  previewLibraryImport,
  runLibraryImport,
  undoLibraryImport,
} from '@skills-architect/contracts/roles';
import {
  checkUndoable,
  describeRun,
  importRunning,
  importRuns,
} from '@skills-architect/library-service-kit/import-run';
import { AppError, createChildPool, route, type ServiceKit, workerFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ImportDependencies } from './import-dependencies';
import { ImportDocument, LIBRARY } from './import-document';
import { libraryImportRows } from './library-import-rows';
import { importFiles } from './library-lines';
import { previewImport } from './preview-import';
import { runImport } from './run-import';
import { undoImport } from './undo-import';

const READER_MB = 500;

const toImport = (document: ImportDocument, now: Date, userName: (userId: number) => string): LibraryImport => ({
  ...describeRun(document, now, userName),
  importId: document._id,
  taxonomy: document.taxonomy,
  ...(document.language !== undefined && { language: document.language }),
  stage: document.stage,
  files: document.files,
  tables: document.tables,
  skills: document.skills,
  roles: document.roles,
  groups: document.groups,
  gone: document.gone,
  retired: document.retired,
  warnings: document.warnings,
  ...(document.errorMessage !== undefined && { errorMessage: document.errorMessage }),
  kept: document.kept,
});

/** Imports taxonomies: preview, run and undo are jobs; a taxonomy has one running import. */
export const libraryImport = (
  kit: ServiceKit,
  library: Pick<ImportDependencies, 'roles' | 'structure' | 'postings' | 'sourceLanguages'>,
) => {
  const [importRows, files] = [libraryImportRows(kit), importFiles(kit)];
  const readers = createChildPool({
    file: workerFile(import.meta.url, 'read-taxonomy.child'),
    // One per preview that may run at once: files that take long do not stop those of others.
    size: 2,
    memoryMb: READER_MB,
    idleMs: 1000,
  });

  const runs = importRuns(kit, {
    name: LIBRARY,
    topic: 'library',
    schema: ImportDocument,
    indexes: [[{ taxonomy: 1, ranAt: -1 }]],
    screen: '/role/imports',
    noun: () => 'skills and roles',
    // Unknown until the files are read.
    subject: (record) => importName(record) || 'an import',
    view: toImport,
    steps: {
      preview: {
        title: 'Preview of',
        isCancellable: true,
        stages: { during: 'reading', after: 'ready', failed: 'refused' },
        perform: (record, run) => previewImport(dependencies, readers, record, run),
        async onFailed({ _id }) {
          await files.remove(_id);
          return {};
        },
      },
      import: {
        title: 'Import of',
        itemStep: 'Importing record',
        isCancellable: true,
        stages: { during: 'running', after: 'done', failed: 'failed' },
        perform: (record, run) => runImport(dependencies, record, run),
        onDone: ({ _id }) => files.remove(_id),
        async onFailed({ _id }) {
          return { endedAt: kit.now(), ...(await importRows.allCounts(_id, true)) };
        },
      },
      undo: {
        title: 'Undo of the import of',
        itemStep: 'Undoing record',
        isCancellable: false,
        stages: { during: 'undoing', after: 'undone', failed: 'failed' },
        perform: (record, run) => undoImport(dependencies, record, run),
      },
    },
  });

  const { imports } = runs;
  const dependencies: ImportDependencies = { kit, imports, importRows, files, ...library };

  const routes = (app: FastifyInstance) => {
    route(app, previewLibraryImport, async (_, context) => {
      const uploads = context.files;
      const save = async (importId: number) => {
        for (const [index, { path }] of uploads.entries())
          await kit.files.save(files.uploadedName(importId, index), { path });
      };
      const values = { stage: 'reading' as const, files: uploads.map(({ name }) => name) };
      return runs.begin('preview', { values, what: 'an import', save }, context);
    });

    route(app, listLibraryImports, async ({ query }) => runs.list(query));

    route(app, getLibraryImport, async ({ params }) => runs.show(await imports.get(params.importId)));

    route(app, listImportedRecords, async ({ params, query }) => {
      const { _id: importId } = await imports.get(params.importId);
      return importRows.page({ importId, kind: query.kind, state: query.state }, query);
    });

    route(app, runLibraryImport, async ({ params, body }, context) => {
      const record = await imports.get(params.importId);
      if (record.stage === 'running') throw importRunning(record.taxonomy);
      if (record.stage !== 'ready') throw new AppError('conflict', 'This import cannot be run any more.');
      if (await imports.model.exists({ taxonomy: record.taxonomy, endedAt: { $gt: record.previewedAt } }))
        throw new AppError('conflict', `${record.taxonomy} was imported after this preview. Choose the files again.`);
      const change = { gone: body.gone, ranAt: kit.now(), writes: record.taxonomy };
      return runs.start('import', record, change, context);
    });

    route(app, undoLibraryImport, async ({ params }, context) => {
      const record = await imports.get(params.importId);
      checkUndoable(record, kit.now());
      const { taxonomy, ranAt } = record;
      if (
        await imports.model.exists({ taxonomy, ranAt: { $gt: ranAt }, stage: { $in: ['done', 'failed', 'running'] } })
      )
        throw new AppError('conflict', `Undo the later imports of ${record.taxonomy} first.`);
      return runs.start('undo', record, { writes: taxonomy }, context);
    });
  };

  return { routes, createIndexes: importRows.createIndexes, stop: () => readers.close() };
};
