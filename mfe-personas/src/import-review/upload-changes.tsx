import { EXCEL_LIMIT, replaceImportData } from '@skills-architect/contracts/personas';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { WrongCells } from '../wrong-cells/wrong-cells';

interface UploadChangesProps {
  importTokenId: string;
  onClose: () => void;
}

/** Uploads the changed workbook. Errors name their cells; if there are any, nothing changes. */
export function UploadChanges({ importTokenId, onClose }: UploadChangesProps) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useChange(replaceImportData);
  const choose = (chosen: File[]) => {
    upload.reset();
    setFiles(chosen);
  };
  const send = () =>
    upload.run({ params: { importTokenId }, files }).then(
      ({ rows, changed, removed }) => {
        const text = `${changed} of ${rows} ${rows === 1 ? 'row' : 'rows'} changed`;
        notify(removed > 0 ? `${text}, ${removed} removed` : text, { variant: 'success' });
        onClose();
      },
      () => {}, // Errors are shown below the file.
    );
  return (
    <Dialog
      open
      title="Upload the changed workbook"
      onClose={onClose}
      guarded={upload.isRunning}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={send}
            loading={upload.isRunning}
            disabledReason={files.length ? undefined : 'Select a file first'}
          >
            Upload
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">
          Rows that you delete in the sheet are removed from the import. Do not change the columns or the row numbers.
        </Text>
        <FileDrop
          label="Workbook"
          accept={EXCEL_LIMIT.extensions}
          maxSize="25 mb"
          files={files}
          onChange={choose}
          error={upload.error?.message}
        />
        <WrongCells error={upload.error} />
      </Stack>
    </Dialog>
  );
}
