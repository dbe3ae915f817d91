import type { InputOf, TableAssignment, TableCalls, TableRowState } from '@skills-architect/contracts';
import {
  askConfirm,
  download,
  notify,
  useCall,
  useChange,
  useJobs,
  useQueryState,
  useUnsavedChanges,
} from '@skills-architect/portal-kit';
import { useState } from 'react';

const PAGE_SIZE = 10;
/** The imports and what is shown of the open one; all of it is in the address. */
const INITIAL_STATE = {
  import: 0,
  kind: '',
  rows: '',
  importsPage: 1,
  importsSize: PAGE_SIZE,
  cellsPage: 1,
  cellsSize: PAGE_SIZE,
  rowsPage: 1,
  rowsSize: PAGE_SIZE,
};
type ListedState = Exclude<TableRowState, 'same'> | 'kept';
const LISTED_STATES: readonly ListedState[] = ['new', 'changed', 'stale', 'wrong', 'kept'];
/** An assignment as the screen holds it. */
type ReadonlyAssignment = Omit<TableAssignment, 'columns' | 'constants' | 'levels'> & {
  columns: readonly TableAssignment['columns'][number][];
  constants?: readonly NonNullable<TableAssignment['constants']>[number][];
  levels?: readonly NonNullable<TableAssignment['levels']>[number][];
};
type CheckInput = InputOf<TableCalls['checkTable']>;

/** Progress of the job of an import, as far as this page knows it. */
const useProgress = (importId: number) =>
  useJobs().jobs.find(({ status, link }) => status === 'running' && link?.endsWith(`?import=${importId}`));

/** Largest page size accepted from the address. */
const MAX_PAGE_SIZE = 50;
/** A page of a list, for the table and for the call. */
const toPageProps = (page: number, size: number, change: (page: number, size: number) => void) => {
  const pageSize = size > 0 && size <= MAX_PAGE_SIZE && size % PAGE_SIZE === 0 ? size : PAGE_SIZE;
  const offset = (page - 1) * pageSize;
  return {
    page: { offset, pageSize },
    query: { offset, pagesize: pageSize },
    setPage: (to: { offset: number; pageSize: number }) => change(Math.floor(to.offset / to.pageSize) + 1, to.pageSize),
  };
};

/** The imports of a service's tables and the open one, with its actions: upload and check, run, undo. */
export function useTableImports(calls: TableCalls, kinds: readonly [string, ...string[]]) {
  const [state, change] = useQueryState(INITIAL_STATE);
  const { import: importId } = state;
  const kind = kinds.find((candidate) => candidate === state.kind) ?? kinds[0];
  const shown = LISTED_STATES.find((candidate) => candidate === state.rows);
  const imports = toPageProps(state.importsPage, state.importsSize, (importsPage, importsSize) =>
    change({ importsPage, importsSize }),
  );
  const cellPage = toPageProps(state.cellsPage, state.cellsSize, (cellsPage, cellsSize) =>
    change({ cellsPage, cellsSize }),
  );
  const rowPage = toPageProps(state.rowsPage, state.rowsSize, (rowsPage, rowsSize) => change({ rowsPage, rowsSize }));
  const [files, setFiles] = useState<File[]>([]);
  /** The import checked since the screen was opened; it counts as unfinished work until it runs. */
  const [checkedId, setCheckedId] = useState(0);
  const params = { importId };

  const list = useCall(calls.listTableImports, { query: imports.query }, { keepPreviousData: true });
  const openImport = useCall(calls.getTableImport, importId ? { params } : undefined);
  const hasWrong = (openImport.data?.wrongCells ?? 0) > 0;
  const cells = useCall(calls.listWrongCells, importId && hasWrong ? { params, query: cellPage.query } : undefined, {
    keepPreviousData: true,
  });
  const rows = useCall(
    calls.listTableRows,
    importId && shown ? { params, query: { state: shown, ...rowPage.query } } : undefined,
    { keepPreviousData: true },
  );
  const upload = useChange(calls.checkTable);
  const assign = useChange(calls.assignColumns);
  const run = useChange(calls.runTable);
  const undo = useChange(calls.undoTable);
  const counts = openImport.data?.counts;
  const isWaiting = openImport.data?.stage === 'ready' && counts !== undefined && counts.new + counts.changed > 0;
  useUnsavedChanges(upload.isRunning || (checkedId === importId && isWaiting));

  const open = (id: number) => change({ import: id, rows: '', rowsPage: 1, cellsPage: 1 });

  return {
    kind,
    setKind: (next: string) => change({ kind: next }),
    list: { read: list, ...imports },
    open,
    importId,
    one: openImport,
    progress: useProgress(importId),
    cells: { read: cells, ...cellPage },
    rows: {
      read: rows,
      ...rowPage,
      shown,
      // Each list opens on its first page.
      show: (listedState: ListedState | undefined) => change({ rows: listedState ?? '', rowsPage: 1 }),
    },
    upload: {
      files,
      choose: (chosen: File[]) => {
        setFiles(chosen);
        upload.reset();
      },
      start: async () => {
        const input: CheckInput = { query: { kind }, files };
        try {
          const uploaded = await upload.run(input);
          setFiles([]);
          setCheckedId(uploaded.importId);
          open(uploaded.importId);
        } catch {
          // The error is shown at the field.
        }
      },
      isRunning: upload.isRunning,
      progress: upload.progress,
      error: upload.error?.message,
    },
    assign: {
      start: ({ columns, constants, levels, ...choice }: ReadonlyAssignment) => {
        const lists = { ...(constants && { constants: [...constants] }), ...(levels && { levels: [...levels] }) };
        return assign.run({ params, body: { ...choice, columns: [...columns], ...lists } }).catch(notify);
      },
      isRunning: assign.isRunning,
    },
    run: {
      start: (leaveOutWrong: boolean) => run.run({ params, body: { leaveOutWrong } }).catch(notify),
      isRunning: run.isRunning,
    },
    undo: {
      start: async () => {
        const isSure = await askConfirm({
          title: `Undo the import of ${openImport.data?.fileName}?`,
          text: 'Created records are deleted and changed ones restored. Records that were changed or used since then stay.',
          yes: 'Undo Import',
          no: 'Cancel',
          loss: true,
        });
        if (isSure) await undo.run({ params }).catch(notify);
      },
      isRunning: undo.isRunning,
    },
    downloadWrongCells: () => download(calls.downloadWrongCells, { params }).catch(notify),
  };
}
