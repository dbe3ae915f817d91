import { type ImportRow, openImportRow, type PersonaImport } from '@skills-architect/contracts/personas';
import { notify, useChange } from '@skills-architect/portal-kit';
import { useCallback } from 'react';
import type { ImportRows } from '../imports/use-import-rows';

/** Makes a file that was refused as no job description a row, and opens it. */
export function useOpenAnyway(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  { replace }: Pick<ImportRows, 'replace'>,
  { hold, open }: { hold: () => () => void; open: (rowId: number) => void },
) {
  const { run } = useChange(openImportRow);
  return useCallback(
    ({ rowId }: ImportRow) => {
      const release = hold();
      return run({ params: { importTokenId, rowId } }).then(
        (row) => {
          replace([row]);
          open(rowId);
        },
        (error: unknown) => {
          release();
          notify(error);
        },
      );
    },
    [run, importTokenId, replace, hold, open],
  );
}
