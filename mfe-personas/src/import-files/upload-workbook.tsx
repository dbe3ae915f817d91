import { EXCEL_LIMIT } from '@skills-architect/contracts/personas';
import type { CallFailure } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useState } from 'react';
import { uploadErrorText, WrongCells } from './wrong-cells';

interface UploadWorkbookProps {
  title: string;
  /** Label of the file field. */
  label: string;
  /** Text of the upload button. */
  action: string;
  /** State of the upload call. */
  upload: { isRunning: boolean; error: CallFailure | undefined; reset: () => void };
  /** Uploads the files; on failure the dialog stays open and shows the error. */
  onUpload: (files: File[]) => Promise<void>;
  onClose: () => void;
  /** Extensions of the files that can be chosen. */
  accept?: readonly string[];
  /** The file that is chosen at first. */
  startFiles?: File[];
  /** Rendered below the file field and its error. */
  below?: (files: File[]) => ReactNode;
  /** Rendered above the file field. */
  children: ReactNode;
}

/** Uploads a workbook. Errors name their cells; with any error nothing is imported. */
export function UploadWorkbook({
  title,
  label,
  action,
  upload,
  onUpload,
  onClose,
  accept = EXCEL_LIMIT.extensions,
  startFiles = [],
  below,
  children,
}: UploadWorkbookProps) {
  const [files, setFiles] = useState(startFiles);
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
          accept={accept}
          maxSize="25 mb"
          files={files}
          onChange={choose}
          error={uploadErrorText(upload.error)}
        />
        <WrongCells error={upload.error} />
        {below?.(files)}
      </Stack>
    </Dialog>
  );
}
