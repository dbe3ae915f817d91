import {
  type FileOutcome,
  type ImportRow,
  listImportRows,
  type PersonaImport,
} from '@skills-architect/contracts/personas';
import { type CallFailure, useCall } from '@skills-architect/portal-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** More than an upload can contain: all rows load at once, so that a selection can span them. */
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

/** The rows of an import; refetched as it progresses. */
export function useImportRows(
  { importTokenId, stage, completedItems }: Pick<PersonaImport, 'importTokenId' | 'stage' | 'completedItems'>,
  outcome?: FileOutcome[],
): ImportRows {
  const { data, error, isRefreshing, retry } = useCall(listImportRows, importRowsInput(importTokenId, outcome), {
    keepPreviousData: true,
  });
  const [changed, setChanged] = useState<{ rows: readonly ImportRow[]; over: typeof data }>();
  // Every step adds or changes rows.
  const step = `${stage} ${completedItems}`;
  const read = useRef(step);
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (read.current === step) return;
    read.current = step;
    readAgain();
  }, [step]);

  const replaced = changed?.over === data ? changed?.rows : undefined;
  const rows = useMemo(() => {
    const fresh = new Map(replaced?.map((row) => [row.rowId, row]));
    return data?.rows.map((row) => fresh.get(row.rowId) ?? row);
  }, [data, replaced]);
  return {
    rows,
    departments: data?.departments ?? [],
    error,
    isRefreshing,
    retry,
    replace: (more) => setChanged({ rows: [...(replaced ?? []), ...more], over: data }),
  };
}
