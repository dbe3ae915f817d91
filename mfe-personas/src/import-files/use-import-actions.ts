import {
  deleteImportRow,
  downloadFailedFiles,
  downloadImportData,
  type ImportRow,
  type PersonaImport,
} from '@skills-architect/contracts/personas';
import { askConfirm, download, navigate, notify, useChange } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { useCallback, useState } from 'react';
import { useDiscardImport } from './use-discard-import';

/** Actions on an import before its personas are created. */
export function useImportActions({ importTokenId }: Pick<PersonaImport, 'importTokenId'>) {
  const { discard: confirmAndDiscard, isDiscarding } = useDiscardImport();
  const { run: runDelete } = useChange(deleteImportRow);
  const [isDownloading, setDownloading] = useState(false);
  const input = { params: { importTokenId } };

  const downloadFile = async (file: typeof downloadImportData | typeof downloadFailedFiles) => {
    setDownloading(true);
    await download(file, input).catch(notify);
    setDownloading(false);
  };
  const discard = async (question?: string) => {
    if (await confirmAndDiscard(importTokenId, question)) navigate('/personas', { skipConfirm: true });
  };
  /** Resolves to whether the row was deleted. */
  const deleteRow = useCallback(
    async ({ rowId, personaName, fileName }: ImportRow): Promise<boolean> => {
      const text = `Are you sure you want to delete ${shortenName(personaName || fileName)}?`;
      if (!(await askConfirm({ text, yes: 'Yes', no: 'No', loss: true }))) return false;
      return runDelete({ params: { importTokenId, rowId } }).then(
        () => true,
        (error) => {
          notify(error);
          return false;
        },
      );
    },
    [importTokenId, runDelete],
  );
  return {
    discard,
    isDiscarding,
    deleteRow,
    downloadRows: () => downloadFile(downloadImportData),
    downloadFailed: () => downloadFile(downloadFailedFiles),
    isDownloading,
  };
}
