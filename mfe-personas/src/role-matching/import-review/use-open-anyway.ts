import { type ImportRow, openImportRow, type PersonaImport, skipImportRow } from '@skills-architect/contracts/personas';
import { notify, useChange } from '@skills-architect/portal-kit';
import { useCallback } from 'react';
import type { ImportRows } from '../../import-files/use-import-rows';

/** Makes a row of a file that was not recognised as a job description, and opens the row; or takes this back. */
export function useOpenAnyway(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  { replace }: Pick<ImportRows, 'replace'>,
  { hold, open }: { hold: () => () => void; open: (rowId: number) => void },
  saveRow: (rowId: number) => Promise<boolean>,
) {
  const { run } = useChange(openImportRow);
  const { run: skip } = useChange(skipImportRow);
  const skipAgain = useCallback(
    async ({ rowId }: ImportRow) => {
      try {
        // The service keeps the saved fields of a skipped file, for the next time it is opened.
        if (await saveRow(rowId)) replace([await skip({ params: { importTokenId, rowId } })]);
      } catch (error) {
        notify(error);
      }
    },
    [skip, importTokenId, replace, saveRow],
  );
  const openAnyway = useCallback(
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
  return { openAnyway, skipAgain };
}
