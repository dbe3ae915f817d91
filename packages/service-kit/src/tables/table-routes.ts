import {
  ROLE_TITLES,
  SKILL_TITLES,
  type TableCalls,
  type TableImportDetail,
  type TableTopic,
} from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../files/send';
import type { ServiceKit } from '../platform';
import { AppError, notFound } from '../service/app-error';
import type { Identity } from '../service/identity';
import { route } from '../service/route';
import { userNameReader } from '../service/user-names';
import { workbooks } from '../workbooks/workbooks';
import { createChildPool } from '../workers/child-pool';
import { workerFile } from '../workers/task-queue';
import { checkTable } from './check-table';
import { type ExportJob, exportFile, exportTable } from './export-table';
import { type ImportDocument, importResource, type TableName } from './import-document';
import { linkTo, removeAbandoned, type TableJob, type TableParts, uploadedFile } from './import-parts';
import { toImport, undoableUntil } from './import-view';
import type { MatrixFields, TableColumn } from './layout';
import { runTable } from './run-table';
import { tableImportRows } from './table-import-rows';
import type { TableKind } from './table-kind';
import { undoTable } from './undo-table';
import { wrongCellsSheet } from './wrong-cells-sheet';

const STEPS = {
  check: { title: 'Check of', step: 'Checking row' },
  import: { title: 'Import of', step: 'Importing row' },
  undo: { title: 'Undo of the import of', step: 'Restoring row' },
};
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

/** More names than these are typed, not chosen from a list. */
const MAX_OPTIONS = 500;

const toField = (
  { field, title, isRequired, sameForAll, takesSeveral }: TableColumn,
  options: readonly string[] | undefined,
): TableImportDetail['fields'][number] => ({
  field,
  title,
  ...(isRequired && { isRequired }),
  ...(sameForAll && { sameForAll }),
  ...(takesSeveral && { takesSeveral }),
  ...(options && options.length <= MAX_OPTIONS && { options: [...options].toSorted((a, b) => a.localeCompare(b)) }),
});

/** What the columns of a matrix can be. */
const titleFields = (matrix: MatrixFields | undefined): TableImportDetail['fields'] => {
  if (!matrix) return [];
  const cells = matrix.level === undefined ? '' : ', the cells its levels';
  return [
    { field: SKILL_TITLES, title: `The title is a skill${cells}`, takesSeveral: true },
    ...(matrix.role === undefined
      ? []
      : [{ field: ROLE_TITLES, title: `The title is a role${cells}`, takesSeveral: true }]),
  ];
};

/** Serves the tables of a service: export, check, run and undo are jobs. */
export const tables = <Filter>(
  kit: ServiceKit,
  { name = 'table', calls, topic, screen, kinds }: TableOptions<Filter>,
) => {
  const [imports, ledger, books] = [importResource(kit, { name, topic }), tableImportRows(kit, name), workbooks()];
  const EXPORT = `${name}-export`;
  const readers = createChildPool({
    file: workerFile(import.meta.url, 'read-table.child'),
    size: 1,
    memoryMb: READER_MB,
    idleMs: 1000,
  });
  const findKind = (kind: string): TableKind<Filter> => {
    const found = kinds.find((one) => one.kind === kind);
    if (!found) throw new Error(`there is no table of ${kind}`);
    return found;
  };
  const listFields = async (kind: string) => {
    const { layouts, options } = findKind(kind);
    const names = (await options?.()) ?? {};
    const [{ columns, matrix }] = layouts;
    return [...columns.map((column) => toField(column, names[column.field])), ...titleFields(matrix)];
  };
  const parts: TableParts = { name, kit, imports, ledger, readers, books, findKind, screen };
  const userNames = userNameReader(kit);

  kit.jobs.define<ExportJob<Filter>>(EXPORT, (run) => exportTable({ kit, books, topic }, findKind(run.data.kind), run));
  kit.jobs.define<TableJob>(
    `${name}-check`,
    (run) => checkTable(parts, run),
    async ({ importId, userId }, { sentence }) => {
      const { columns } = await imports.change(
        importId,
        undefined,
        { stage: 'refused', errorMessage: sentence },
        { by: userId },
      );
      // If its columns are known, it can be checked again.
      if (!columns.length) await kit.files.remove(uploadedFile(parts, importId));
    },
  );
  kit.jobs.define<TableJob>(
    `${name}-import`,
    (run) => runTable(parts, run),
    async ({ importId, userId }, { sentence }) => {
      const writtenCount = await ledger.countWritten(importId);
      const end = { stage: 'failed' as const, endedAt: kit.now(), errorMessage: sentence, written: writtenCount };
      await imports.change(importId, undefined, end, { by: userId });
    },
  );
  kit.jobs.define<TableJob>(
    `${name}-undo`,
    (run) => undoTable(parts, run),
    async ({ importId, userId }, { sentence }) => {
      await imports.change(importId, undefined, { stage: 'failed', errorMessage: sentence }, { by: userId });
    },
  );

  /**
   * Moves the import to the next stage and starts its job in one transaction; of two concurrent starts one fails by its
   * revision.
   */
  const start = async (
    next: keyof typeof STEPS,
    { _id: importId, rev, fileName, kind: table }: ImportDocument,
    change: Partial<ImportDocument>,
    { identity, userId }: { identity: Identity; userId: number },
  ) => {
    const { title, step } = STEPS[next];
    const { noun: entity } = findKind(table);
    const data = { importId, userId };
    const job = { title: `${title} ${fileName}`, entity, step, data, identity, link: linkTo(parts, importId) };
    const token = await kit.db.transaction(async (session) => {
      await imports.change(importId, rev, change, { by: userId, session });
      // An import stopped halfway could not report its result; it can be undone as a whole.
      return kit.jobs.start<TableJob>(`${name}-${next}`, { ...job, cancellable: next === 'check' }, session);
    });
    return { token };
  };
  const describe = async (found: ImportDocument[]) => {
    const userName = await userNames(found.map(({ created }) => created.by));
    return found.map((one) => toImport(one, kit.now(), userName));
  };

  const startExport = async (exportJob: ExportJob<Filter>, identity: Identity) => {
    const kind = findKind(exportJob.kind);
    const totalItems = await kind.count(exportJob.filter, identity);
    if (!totalItems) throw new AppError('invalid', `There are no ${kind.noun} to export.`);
    const token = await kit.jobs.start<ExportJob<Filter>>(EXPORT, {
      title: `Export of ${kind.noun}`,
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

    route(app, calls.checkTable, async ({ query }, { files: [file], identity, userId }) => {
      if (!file) throw new Error('an upload without a file');
      await removeAbandoned(parts);
      const { kind, noun } = findKind(query.kind);
      const [created] = await imports.create([{ kind, fileName: file.name, stage: 'checking' }], { by: userId });
      const importId = created?._id ?? 0;
      await kit.files.save(uploadedFile(parts, importId), { path: file.path });
      const token = await kit.jobs.start<TableJob>(`${name}-check`, {
        ...STEPS.check,
        title: `${STEPS.check.title} ${file.name}`,
        entity: noun,
        data: { importId, userId },
        identity,
        link: linkTo(parts, importId),
      });
      return { importId, token };
    });

    route(app, calls.listTableImports, async ({ query }) => {
      const { found, total } = await imports.page(imports.alive, { _id: -1 }, query);
      return { imports: await describe(found), ...total };
    });

    route(app, calls.getTableImport, async ({ params }) => {
      const found = await imports.get(params.importId);
      const [one] = await describe([found]);
      if (!one) throw new Error('an import was not described');
      const { columns, samples, constants, sheet, sheets, encodings } = found;
      const { levels, levelCount, levelQuestions, understood } = found;
      return {
        ...one,
        columns: columns.map((column, at) => ({ ...column, samples: samples[at] ?? [] })),
        fields: await listFields(found.kind),
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
      const fields = await listFields(record.kind);
      const unknown = body.columns.find(({ field }) => field && !fields.some((one) => one.field === field));
      if (unknown) throw new AppError('invalid', `There is no field ${unknown.field} for the column ${unknown.title}.`);
      const {
        constants = record.constants,
        sheet = record.chosenSheet,
        encoding = record.encoding,
        levels = [],
      } = body;
      const other = constants.find(({ field }) => !fields.some((one) => one.field === field && one.sameForAll));
      if (other) throw new AppError('invalid', `One value for all rows is not possible for ${other.field}.`);
      const isListed = (title: string) => body.columns.some((one) => one.title === title);
      const isOtherSheet = sheet !== record.chosenSheet;
      const change: Partial<ImportDocument> = {
        ...{ stage: 'checking', errorMessage: '', chosenSheet: sheet, encoding },
        // Another sheet has other columns.
        assigned: isOtherSheet ? [] : [...body.columns, ...record.assigned.filter(({ title }) => !isListed(title))],
        constants: constants.filter(({ value }) => value.trim()),
        decidedLevels: [
          ...(record.decidedLevels ?? []).filter(({ value }) => !levels.some((one) => one.value === value)),
          ...levels,
        ],
      };
      return start('check', record, change, context);
    });

    route(app, calls.listWrongCells, async ({ params, query }) => {
      const { _id } = await imports.get(params.importId);
      return ledger.wrongCells(_id, query);
    });

    route(app, calls.downloadWrongCells, async ({ params }, { reply }) => {
      const { _id } = await imports.get(params.importId);
      return sendFile(reply, 'Wrong cells.xlsx', await wrongCellsSheet(books, ledger.eachWrongCell(_id)));
    });

    route(app, calls.listTableRows, async ({ params, query }) => {
      const { _id } = await imports.get(params.importId);
      return ledger.page(_id, query.state, query);
    });

    route(app, calls.runTable, async ({ params, body }, context) => {
      const record = await imports.get(params.importId);
      if (record.stage !== 'ready') throw new AppError('conflict', 'This import cannot be run any more.');
      if (record.wrongCells && !body.leaveOutWrong)
        throw new AppError('conflict', 'Some cells are wrong. Correct them in the file, or leave their rows out.');
      if (!record.counts.new && !record.counts.changed)
        throw new AppError('conflict', 'There is nothing to import: no row differs from the library.');
      return start('import', record, { stage: 'running', ranAt: kit.now() }, context);
    });

    route(app, calls.undoTable, async ({ params }, context) => {
      const record = await imports.get(params.importId);
      if (!undoableUntil(record, kit.now())) throw new AppError('conflict', 'This import cannot be undone any more.');
      return start('undo', record, { stage: 'undoing' }, context);
    });
  };

  return {
    routes,
    startExport,
    createIndexes: ledger.createIndexes,
    stop: () => Promise.all([readers.close(), books.close()]),
  };
};
