import { type ImportRow, importRowReasons, restoreSentences } from '@skills-architect/contracts/personas';
import { notify, useCall, useChange } from '@skills-architect/portal-kit';
import { toggleRestored } from './marks';

/** Reasons for the suggestions of a row; restoring ignored sentences changes the suggestions. */
export function useRowReasons(importTokenId: string, row: ImportRow, onRestored: (row: ImportRow) => void) {
  const params = { importTokenId, rowId: row.rowId };
  const { data, error, isLoading, isRefreshing, retry } = useCall(
    importRowReasons,
    row.roleRecommendations.length ? { params } : undefined,
  );
  const restoring = useChange(restoreSentences);
  const restore = (index: number, isRestored: boolean) => {
    const restored = toggleRestored(row.restored, index, isRestored);
    return restoring.run({ params, body: { restored } }).then(onRestored, notify);
  };
  return { data, error, isLoading, isRefreshing, retry, restore, isRestoring: restoring.isRunning };
}
export type RowReasons = ReturnType<typeof useRowReasons>;
