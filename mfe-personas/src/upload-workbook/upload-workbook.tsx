import { EXCEL_LIMIT } from '@skills-architect/contracts/personas';
import type { CallFailure } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useState } from 'react';
import { uploadErrorText, WrongCells } from '../wrong-cells/wrong-cells';

interface UploadWorkbookProps {
  title: string;
  /** Name of the file in the form. */
  label: string;
  /** Text of the button that uploads. */
  action: string;
  /** The call that takes the file. */
  upload: { isRunning: boolean; error: CallFailure | undefined; reset: () => void };
  /** Uploads the files; the dialog stays open and shows the error when it fails. */
  onUpload: (files: File[]) => Promise<void>;
  onClose: () => void;
  /** Above the file. */
  children: ReactNode;
}

/** Uploads a workbook. Errors name their cells; if there are any, nothing is taken from it. */
export function UploadWorkbook({ title, label, action, upload, onUpload, onClose, children }: UploadWorkbookProps) {
  const [files, setFiles] = useState<File[]>([]);
  const choose = (chosen: File[]) => {
    upload.reset();
    setFiles(chosen);
  };
  const send = () => onUpload(files).then(onClose, () => {}); // Errors are shown below the file.
  return (
    <Dialog
      open
      title={title}
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
            {action}
          </Button>
        </>
      }
    >
      <Stack gap="4" alignItems="stretch">
        {children}
        <FileDrop
          label={label}
          accept={EXCEL_LIMIT.extensions}
          maxSize="25 mb"
          files={files}
          onChange={choose}
          error={uploadErrorText(upload.error)}
        />
        <WrongCells error={upload.error} />
      </Stack>
    </Dialog>
  );
}
