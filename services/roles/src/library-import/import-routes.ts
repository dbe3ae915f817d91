import {
  getLibraryImport,
  type LibraryImport,
  listImportedRecords,
  listLibraryImports,
  previewLibraryImport,
  runLibraryImport,
  undoLibraryImport,
} from '@skills-architect/contracts/roles';
import {
  AppError,
  createChildPool,
  type Identity,
  isDuplicateKeyError,
  route,
  type ServiceKit,
  userNameReader,
  workerFile,
} from '@skills-architect/service-kit';
import { describeRun, undoableUntil } from '@skills-architect/service-kit/tables';
import type { FastifyInstance } from 'fastify';
import { type ImportDocument, importResource } from './import-document';
import type { ImportJob, ImportParts } from './import-parts';
import { libraryImportRows } from './library-import-rows';
import { importFiles } from './library-lines';
import { previewImport } from './preview-import';
import { runImport } from './run-import';
import { undoImport } from './undo-import';

const PREVIEW = 'library-preview';
const RUN = 'library-import';
const UNDO = 'library-undo';
const READER_MB = 500;

const importRunning = (taxonomy: string) =>
  new AppError('conflict', `Another import of ${taxonomy} is under way. Wait until it has ended.`);

const toImport = (one: ImportDocument, now: Date, userName: (userId: number) => string): LibraryImport => ({
  ...describeRun(one, now, userName),
  importId: one._id,
  taxonomy: one.taxonomy,
  stage: one.stage,
  files: one.files,
  tables: one.tables,
  skills: one.skills,
  roles: one.roles,
  gone: one.gone,
  retired: one.retired,
  warnings: one.warnings,
  ...(one.errorMessage !== undefined && { errorMessage: one.errorMessage }),
  kept: one.kept,
});

/** Imports taxonomies: preview, run and undo are jobs; a taxonomy has one running import. */
export const libraryImport = (kit: ServiceKit, library: Pick<ImportParts, 'roles' | 'structure' | 'postings'>) => {
  const [imports, importRows, files] = [importResource(kit), libraryImportRows(kit), importFiles(kit)];
  const parts: ImportParts = { kit, imports, importRows, files, ...library };
  const userNames = userNameReader(kit);
  const readers = createChildPool({
    file: workerFile(import.meta.url, 'read-taxonomy.child'),
    // One per preview that may run at once: files that take long do not stop those of others.
    size: 2,
    memoryMb: READER_MB,
    idleMs: 1000,
  });

  kit.jobs.define<ImportJob>(
    PREVIEW,
    (run) => previewImport(parts, readers, run),
    async ({ importId, userId }, { sentence }) => {
      await imports.change(importId, undefined, { stage: 'refused', errorMessage: sentence }, { by: userId });
      await files.remove(importId);
    },
  );
  kit.jobs.define<ImportJob>(
    RUN,
    (run) => runImport(parts, run),
    async ({ importId, userId }, { sentence }) => {
      const [skillCounts, roleCounts] = [
        await importRows.counts(importId, 'skill', true),
        await importRows.counts(importId, 'role', true),
      ];
      const end = { stage: 'failed' as const, endedAt: kit.now(), errorMessage: sentence, writes: undefined };
      await imports.change(importId, undefined, { ...end, skills: skillCounts, roles: roleCounts }, { by: userId });
    },
  );
  kit.jobs.define<ImportJob>(
    UNDO,
    (run) => undoImport(parts, run),
    async ({ importId, userId }, { sentence }) => {
      const end = { stage: 'failed' as const, errorMessage: sentence, writes: undefined };
      await imports.change(importId, undefined, end, { by: userId });
    },
  );

  /**
   * Claims the taxonomy and starts the job in one transaction; the unique index decides between two concurrent starts.
   */
  const start = async (
    kind: typeof RUN | typeof UNDO,
    { _id: importId, rev, taxonomy }: ImportDocument,
    change: Partial<ImportDocument>,
    { identity, userId }: { identity: Identity; userId: number },
  ) => {
    const title = kind === RUN ? `Import of ${taxonomy}` : `Undo of the import of ${taxonomy}`;
    const job = { title, entity: 'skills and roles', data: { importId, userId }, identity, link: '/role/imports' };
    const token = await kit.db
      .transaction(async (session) => {
        await imports.change(importId, rev, { ...change, writes: taxonomy }, { by: userId, session });
        return kit.jobs.start<ImportJob>(kind, { ...job, cancellable: kind === RUN }, session);
      })
      .catch((error: unknown) => {
        throw isDuplicateKeyError(error) ? importRunning(taxonomy) : error;
      });
    return { token };
  };

  const describe = async (found: ImportDocument[]) => {
    const userName = await userNames(found.map(({ created }) => created.by));
    return found.map((one) => toImport(one, kit.now(), userName));
  };

  const routes = (app: FastifyInstance) => {
    route(app, previewLibraryImport, async (_, { files: uploads, identity, userId }) => {
      await files.removeAbandoned();
      const names = uploads.map(({ name }) => name);
      const [created] = await imports.create([{ stage: 'reading', files: names, token: '' }], { by: userId });
      const importId = created?._id ?? 0;
      for (const [at, file] of uploads.entries())
        await kit.files.save(files.uploadedName(importId, at), { path: file.path });
      const token = await kit.jobs.start<ImportJob>(PREVIEW, {
        title: 'Preview of an import',
        entity: 'skills and roles',
        data: { importId, userId },
        identity,
        link: '/role/imports',
      });
      return { importId, token };
    });

    route(app, listLibraryImports, async ({ query }) => {
      const { found, total } = await imports.page(imports.alive, { _id: -1 }, query);
      return { imports: await describe(found), ...total };
    });

    route(app, getLibraryImport, async ({ params }) => {
      const [one] = await describe([await imports.get(params.importId)]);
      if (!one) throw new Error('an import was not described');
      return one;
    });

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
      return start(RUN, record, { stage: 'running', gone: body.gone, ranAt: kit.now() }, context);
    });

    route(app, undoLibraryImport, async ({ params }, context) => {
      const record = await imports.get(params.importId);
      if (!undoableUntil(record, kit.now())) throw new AppError('conflict', 'This import cannot be undone any more.');
      const { taxonomy, ranAt } = record;
      if (
        await imports.model.exists({ taxonomy, ranAt: { $gt: ranAt }, stage: { $in: ['done', 'failed', 'running'] } })
      )
        throw new AppError('conflict', `Undo the later imports of ${record.taxonomy} first.`);
      return start(UNDO, record, { stage: 'undoing' }, context);
    });
  };

  return { routes, createIndexes: importRows.createIndexes, stop: () => readers.close() };
};
