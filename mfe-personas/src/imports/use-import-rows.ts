import {
  type FileOutcome,
  type ImportRow,
  listImportRows,
  type PersonaImport,
} from '@skills-architect/contracts/personas';
import { type CallFailure, useCall } from '@skills-architect/portal-kit';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** More rows than an upload can contain: all load at once, so that a selection can span them. */
const ALL = 1000;

/** Input for all rows of an import with these outcomes. */
export const importRowsInput = (importTokenId: string, outcome?: FileOutcome[]) => ({
  params: { importTokenId },
  query: { pagesize: ALL, ...(outcome && { outcome }) },
});

export interface ImportRows {
  rows: readonly ImportRow[] | undefined;
  departments: readonly string[];
  error: CallFailure | undefined;
  isRefreshing: boolean;
  retry: () => void;
  /** Shows rows from the answer of a change until the next refetch. */
  replace: (rows: readonly ImportRow[]) => void;
}

/** Minimum milliseconds between refetches while files are read, because each returns all rows. */
const SHORTEST_INTERVAL = 2000;

/** Calls `read` when the stage changes, and after completed items as often as the interval allows. */
const useReadingSteps = (stage: string, completedItems: number, read: () => void) => {
  const known = useRef({ stage, completedItems, at: 0 });
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    const { current } = known;
    if (current.stage === stage && current.completedItems === completedItems) return;
    const wait = current.stage === stage ? current.at + SHORTEST_INTERVAL - Date.now() : 0;
    const timer = setTimeout(
      () => {
        known.current = { stage, completedItems, at: Date.now() };
        readAgain();
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [stage, completedItems]);
};

/** The rows of an import; refetched as it progresses. */
export function useImportRows(
  { importTokenId, stage, completedItems }: Pick<PersonaImport, 'importTokenId' | 'stage' | 'completedItems'>,
  outcome?: FileOutcome[],
): ImportRows {
  const { data, error, isRefreshing, retry } = useCall(listImportRows, importRowsInput(importTokenId, outcome), {
    keepPreviousData: true,
  });
  const [changed, setChanged] = useState<{ rows: readonly ImportRow[]; over: typeof data }>();
  useReadingSteps(stage, completedItems, retry);

  const replaced = changed?.over === data ? changed?.rows : undefined;
  const rows = useMemo(() => {
    const fresh = new Map(replaced?.map((row) => [row.rowId, row]));
    return data?.rows.map((row) => fresh.get(row.rowId) ?? row);
  }, [data, replaced]);
  const replace = useCallback(
    (more: readonly ImportRow[]) =>
      setChanged((before) => ({ rows: [...((before?.over === data && before?.rows) || []), ...more], over: data })),
    [data],
  );
  return {
    rows,
    departments: data?.departments ?? [],
    error,
    isRefreshing,
    retry,
    replace,
  };
}
