import {
  type FileOutcome,
  type ImportRow,
  listImportRows,
  type PersonaImport,
} from '@skills-architect/contracts/personas';
import { type CallFailure, useCall } from '@skills-architect/portal-kit';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** More than an upload can contain: all rows load at once, so that a selection can span them. */
const MAX_ROWS = 1000;

/** Input for all rows of an import with these outcomes. */
export const importRowsInput = (importTokenId: string, outcome?: FileOutcome[]) => ({
  params: { importTokenId },
  query: { pagesize: MAX_ROWS, ...(outcome && { outcome }) },
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
const MIN_REFETCH_INTERVAL_MS = 2000;
/** The interval for an import of at most `SHORT_LIST` files: its rows appear as fast as the progress counts them. */
const SHORT_LIST_INTERVAL_MS = 300;
const SHORT_LIST = 100;

/** Refetches when the stage changes, and after completed items as often as the interval allows. */
const useRefetchOnProgress = (
  { stage, completedItems, totalItems }: Pick<PersonaImport, 'stage' | 'completedItems' | 'totalItems'>,
  refetch: () => void,
) => {
  const lastRefetch = useRef({ stage, completedItems, at: 0 });
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    const { current } = lastRefetch;
    if (current.stage === stage && current.completedItems === completedItems) return;
    const interval = totalItems <= SHORT_LIST ? SHORT_LIST_INTERVAL_MS : MIN_REFETCH_INTERVAL_MS;
    const wait = current.stage === stage ? current.at + interval - Date.now() : 0;
    const timer = setTimeout(
      () => {
        lastRefetch.current = { stage, completedItems, at: Date.now() };
        refetchNow();
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [stage, completedItems, totalItems]);
};

/** The rows of an import; refetched as it progresses. */
export function useImportRows(
  {
    importTokenId,
    stage,
    completedItems,
    totalItems,
  }: Pick<PersonaImport, 'importTokenId' | 'stage' | 'completedItems' | 'totalItems'>,
  outcome?: FileOutcome[],
): ImportRows {
  const { data, error, isRefreshing, retry } = useCall(listImportRows, importRowsInput(importTokenId, outcome), {
    keepPreviousData: true,
  });
  /** Rows that are shown instead of those of the answer `basedOn`. */
  const [replacement, setReplacement] = useState<{ rows: readonly ImportRow[]; basedOn: typeof data }>();
  useRefetchOnProgress({ stage, completedItems, totalItems }, retry);

  const replacedRows = replacement?.basedOn === data ? replacement?.rows : undefined;
  const rows = useMemo(() => {
    const replacedById = new Map(replacedRows?.map((row) => [row.rowId, row]));
    return data?.rows.map((row) => replacedById.get(row.rowId) ?? row);
  }, [data, replacedRows]);
  /** What is shown now: rows may have arrived since a change was sent, and they are older than its answer. */
  const shownData = useRef(data);
  useEffect(() => {
    shownData.current = data;
  }, [data]);
  const replace = useCallback((more: readonly ImportRow[]) => {
    const basedOn = shownData.current;
    setReplacement((before) => ({
      rows: [...(before && before.basedOn === basedOn ? before.rows : []), ...more],
      basedOn,
    }));
  }, []);
  return {
    rows,
    departments: data?.departments ?? [],
    error,
    isRefreshing,
    retry,
    replace,
  };
}
