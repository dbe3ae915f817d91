import type { InputOf, TableCalls, TableColumnChoice, TableRowState } from '@skills-architect/contracts';
import { useState } from 'react';
import { download } from '../calls/download';
import { useCall } from '../calls/use-call';
import { useChange } from '../calls/use-change';
import { askConfirm } from '../confirm/ask-confirm';
import { useQueryState } from '../history/query-state';
import { useUnsavedChanges } from '../history/unsaved-changes';
import { useJobStore } from '../jobs/jobs';
import { notify } from '../notifications/notify';

const PAGE = { offset: 0, pageSize: 10 };
type ListedState = Exclude<TableRowState, 'same'> | 'kept';
type CheckInput = InputOf<TableCalls['checkTable']>;

/** Progress of the job of an import, as far as this page knows it. */
const useProgress = (importId: number) =>
  useJobStore(({ jobs }) =>
    jobs.find(({ status, link }) => status === 'running' && link?.endsWith(`?import=${importId}`)),
  );

/** The imports of a service's tables and the open one, with its actions: upload and check, run, undo. */
export function useTableImports(calls: TableCalls, kinds: readonly [string, ...string[]]) {
  const [{ import: importId, kind: asked }, change] = useQueryState({ import: 0, kind: '' });
  const kind = kinds.find((one) => one === asked) ?? kinds[0];
  const [page, setPage] = useState(PAGE);
  const [cellPage, setCellPage] = useState(PAGE);
  const [shown, setShown] = useState<ListedState>();
  const [rowPage, setRowPage] = useState(PAGE);
  const [files, setFiles] = useState<File[]>([]);
  /** The import checked since the screen was opened; it counts as unfinished work until it runs. */
  const [checked, setChecked] = useState(0);
  const params = { importId };

  const list = useCall(
    calls.listTableImports,
    { query: { offset: page.offset, pagesize: page.pageSize } },
    { keepPreviousData: true },
  );
  const one = useCall(calls.getTableImport, importId ? { params } : undefined);
  const hasWrong = (one.data?.wrongCells ?? 0) > 0;
  const cells = useCall(
    calls.listWrongCells,
    importId && hasWrong ? { params, query: { offset: cellPage.offset, pagesize: cellPage.pageSize } } : undefined,
    { keepPreviousData: true },
  );
  const rows = useCall(
    calls.listTableRows,
    importId && shown
      ? { params, query: { state: shown, offset: rowPage.offset, pagesize: rowPage.pageSize } }
      : undefined,
    { keepPreviousData: true },
  );
  const upload = useChange(calls.checkTable);
  const assign = useChange(calls.assignColumns);
  const run = useChange(calls.runTable);
  const undo = useChange(calls.undoTable);
  const counts = one.data?.counts;
  const isWaiting = one.data?.stage === 'ready' && counts !== undefined && counts.new + counts.changed > 0;
  useUnsavedChanges(upload.isRunning || (checked === importId && isWaiting));

  const open = (id: number) => {
    setCellPage(PAGE);
    setShown(undefined);
    change({ import: id });
  };

  return {
    kind,
    setKind: (next: string) => change({ kind: next }),
    list: { read: list, page, setPage },
    open,
    importId,
    one,
    progress: useProgress(importId),
    cells: { read: cells, page: cellPage, setPage: setCellPage },
    rows: {
      read: rows,
      page: rowPage,
      setPage: setRowPage,
      shown,
      show: (state: ListedState | undefined) => {
        setRowPage(PAGE);
        setShown(state);
      },
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
          const made = await upload.run(input);
          setFiles([]);
          setChecked(made.importId);
          open(made.importId);
        } catch {
          // The error is shown at the field.
        }
      },
      isRunning: upload.isRunning,
      progress: upload.progress,
      error: upload.error?.message,
    },
    assign: {
      start: (columns: readonly TableColumnChoice[]) =>
        assign.run({ params, body: { columns: [...columns] } }).catch(notify),
      isRunning: assign.isRunning,
    },
    run: {
      start: (leaveOutWrong: boolean) => run.run({ params, body: { leaveOutWrong } }).catch(notify),
      isRunning: run.isRunning,
    },
    undo: {
      start: async () => {
        const isSure = await askConfirm({
          title: `Undo the import of ${one.data?.fileName}?`,
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
