import type { TableCalls, TableTopic } from '@skills-architect/contracts';
import {
  AppError,
  createChildPool,
  type Identity,
  notFound,
  route,
  type ServiceKit,
  sendFile,
  workerFile,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { checkUndoable } from '../import-run/describe-run';
import { importRuns } from '../import-run/import-runs';
import { workbooks } from '../workbooks/workbooks';
import { checkTable } from './check-table';
import { type ExportJob, exportFile, exportTable } from './export-table';
import { fieldChoices } from './field-choices';
import { type TableDependencies, uploadedFile } from './import-dependencies';
import { ImportDocument, type TableName } from './import-document';
import { toImport } from './import-view';
import { findLanguageTitles, withLanguages } from './language-columns';
import { runTable } from './run-table';
import { tableImportRows } from './table-import-rows';
import type { TableKind } from './table-kind';
import { undoTable } from './undo-table';
import { wrongCellsSheet } from './wrong-cells-sheet';

const READER_MB = 600;

interface TableOptions<Filter> {
  /** For a second import screen of a service; default 'table'. */
  name?: TableName;
  calls: TableCalls;
  topic: TableTopic;
  /** Path of the screen that shows the imports. */
  screen: string;
  kinds: readonly TableKind<Filter>[];
}

/** Serves the tables of a service: export, check, run and undo are jobs. */
export const tables = <Filter>(
  kit: ServiceKit,
  { name = 'table', calls, topic, screen, kinds }: TableOptions<Filter>,
) => {
  const [importRows, books] = [tableImportRows(kit, name), workbooks()];
  const EXPORT = `${name}-export`;
  const readers = createChildPool({
    file: workerFile(import.meta.url, 'read-table.child'),
    size: 1,
    memoryMb: READER_MB,
    idleMs: 1000,
  });
  const findKind = (kind: string): TableKind<Filter> => {
    const found = kinds.find((tableKind) => tableKind.kind === kind);
    if (!found) throw new Error(`there is no table of ${kind}`);
    return found;
  };
  const listFields = async ({ kind, columns }: Pick<ImportDocument, 'kind' | 'columns'>) => {
    const { layouts, options, languages } = findKind(kind);
    const [own] = layouts;
    const titles = columns.map(({ title }) => title);
    const found = findLanguageTitles(titles, own, (await languages?.()) ?? []);
    return fieldChoices(withLanguages(own, found.languages), (await options?.()) ?? {});
  };

  kit.jobs.define<ExportJob<Filter>>(EXPORT, (run) => exportTable({ kit, books, topic }, findKind(run.data.kind), run));
  const runs = importRuns(kit, {
    name,
    topic,
    schema: ImportDocument,
    screen,
    noun: ({ kind }) => findKind(kind).noun,
    subject: ({ fileName }) => fileName,
    view: toImport,
    steps: {
      check: {
        title: 'Check of',
        itemStep: 'Checking row',
        isCancellable: true,
        stages: { during: 'checking', after: 'ready', failed: 'refused' },
        perform: (record, run) => checkTable(dependencies, record, run),
        async onFailed({ _id, columns }) {
          // If its columns are known, it can be checked again.
          if (!columns.length) await kit.files.remove(uploadedFile(dependencies, _id));
          return {};
        },
      },
      import: {
        title: 'Import of',
        itemStep: 'Importing row',
        // An import stopped halfway could not report its result; it can be undone as a whole.
        isCancellable: false,
        stages: { during: 'running', after: 'done', failed: 'failed' },
        perform: (record, run) => runTable(dependencies, record, run),
        onDone: ({ _id }) => kit.files.remove(uploadedFile(dependencies, _id)),
        onFailed: async ({ _id }) => ({ endedAt: kit.now(), written: await importRows.countWritten(_id) }),
      },
      undo: {
        title: 'Undo of the import of',
        itemStep: 'Restoring row',
        isCancellable: false,
        stages: { during: 'undoing', after: 'undone', failed: 'failed' },
        perform: (record, run) => undoTable(dependencies, record, run),
      },
    },
  });

  const { imports } = runs;
  const dependencies: TableDependencies = { name, kit, imports, importRows, readers, books, findKind };

  const startExport = async (exportJob: ExportJob<Filter>, identity: Identity) => {
    const kind = findKind(exportJob.kind);
    const totalItems = await kind.count(exportJob.filter, identity);
    if (!totalItems) throw new AppError('invalid', `There are no ${kind.noun} to export.`);
    const token = await kit.jobs.start<ExportJob<Filter>>(EXPORT, {
      title: `Export of ${kind.noun}`,
      notice: 'exportReady',
      entity: kind.noun,
      step: 'Exporting row',
      data: exportJob,
      identity,
      itemsTotal: totalItems,
    });
    return { token, totalItems };
  };

  const routes = (app: FastifyInstance) => {
    route(app, calls.downloadTable, async ({ params }, { userId, reply }) => {
      const job = await kit.board.get(params.token);
      const isOwnExport = job?.kind === EXPORT && job.service === kit.name && job.userId === userId;
      if (!job?.file || !isOwnExport) throw notFound('This export');
      const file = await kit.files.open(exportFile(params.token));
      if (!file) throw notFound('This export');
      return sendFile(reply, job.file.name, file.stream);
    });

    route(app, calls.checkTable, async ({ query: { kind } }, context) => {
      const [file] = context.files;
      if (!file) throw new Error('an upload without a file');
      const values = { kind, fileName: file.name, stage: 'checking' as const };
      const save = (importId: number) => kit.files.save(uploadedFile(dependencies, importId), { path: file.path });
      return runs.begin('check', { values, what: file.name, save }, context);
    });

    route(app, calls.listTableImports, async ({ query }) => runs.list(query));

    route(app, calls.getTableImport, async ({ params }) => {
      const found = await imports.get(params.importId);
      const { columns, samples, constants, sheet, sheets, encodings } = found;
      const { levels, levelCount, levelQuestions, understood } = found;
      return {
        ...(await runs.show(found)),
        columns: columns.map((column, index) => ({ ...column, samples: samples[index] ?? [] })),
        fields: await listFields(found),
        ...{ constants, sheet, sheets, encodings },
        ...(levels?.length && { levels, levelCount, levelQuestions }),
        ...(understood?.length && { understood }),
      };
    });

    route(app, calls.assignColumns, async ({ params, body }, context) => {
      const record = await imports.get(params.importId);
      const isOpen = record.stage === 'ready' || record.stage === 'refused';
      if (!isOpen || !record.columns.length)
        throw new AppError('conflict', 'The columns of this import cannot be chosen any more. Choose the file again.');
      const fields = await listFields(record);
      const unknown = body.columns.find(({ field }) => field && !fields.some((known) => known.field === field));
      if (unknown) throw new AppError('invalid', `There is no field ${unknown.field} for the column ${unknown.title}.`);
      const {
        constants = record.constants,
        sheet = record.chosenSheet,
        encoding = record.encoding,
        levels = [],
      } = body;
      const other = constants.find(({ field }) => !fields.some((known) => known.field === field && known.sameForAll));
      if (other) throw new AppError('invalid', `One value for all rows is not possible for ${other.field}.`);
      const isListed = (title: string) => body.columns.some((column) => column.title === title);
      const isOtherSheet = sheet !== record.chosenSheet;
      const change: Partial<ImportDocument> = {
        ...{ chosenSheet: sheet, encoding },
        // Another sheet has other columns.
        assigned: isOtherSheet ? [] : [...body.columns, ...record.assigned.filter(({ title }) => !isListed(title))],
        constants: constants.filter(({ value }) => value.trim()),
        decidedLevels: [
          ...(record.decidedLevels ?? []).filter(({ value }) => !levels.some((level) => level.value === value)),
          ...levels,
        ],
      };
      return runs.start('check', record, change, context);
    });

    route(app, calls.listWrongCells, async ({ params, query }) => {
      const { _id } = await imports.get(params.importId);
      return importRows.wrongCells(_id, query);
    });

    route(app, calls.downloadWrongCells, async ({ params }, { reply }) => {
      const { _id } = await imports.get(params.importId);
      return sendFile(reply, 'Wrong cells.xlsx', await wrongCellsSheet(books, importRows.eachWrongCell(_id)));
    });

    route(app, calls.listTableRows, async ({ params, query }) => {
      const { _id } = await imports.get(params.importId);
      return importRows.page(_id, query.state, query);
    });

    route(app, calls.runTable, async ({ params, body }, context) => {
      const record = await imports.get(params.importId);
      if (record.stage !== 'ready') throw new AppError('conflict', 'This import cannot be run any more.');
      if (record.wrongCells && !body.leaveOutWrong)
        throw new AppError('conflict', 'Some cells are wrong. Correct them in the file, or leave their rows out.');
      if (!record.counts.new && !record.counts.changed)
        throw new AppError('conflict', 'There is nothing to import: no row differs from the library.');
      return runs.start('import', record, { ranAt: kit.now() }, context);
    });

    route(app, calls.undoTable, async ({ params }, context) => {
      const record = await imports.get(params.importId);
      checkUndoable(record, kit.now());
      return runs.start('undo', record, {}, context);
    });
  };

  return {
    routes,
    startExport,
    createIndexes: importRows.createIndexes,
    stop: () => Promise.all([readers.close(), books.close()]),
  };
};
