import { importJobDescriptions, JD_ARCHIVE_LIMIT } from '@skills-architect/contracts/personas';
import { navigate, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, ProgressBar, RadioGroup, Stack, Text } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const LATER = 'Not in this release: upload a zip of job descriptions instead.';
const WAYS = [
  {
    value: 'zip',
    label: 'A zip of job descriptions',
    help: 'Up to 50 job descriptions (pdf, Word, OpenDocument, rtf, html or text) in one zip or rar.',
  },
  { value: 'skills', label: 'An Excel file of client skills', help: LATER, disabled: true },
  { value: 'roles', label: 'An Excel file of roles and skills', help: LATER, disabled: true },
  { value: 'hr', label: 'An upload from your HR system', help: 'Coming soon', disabled: true },
];

interface BulkUploadProps {
  clientId: number;
  onBack: () => void;
  onClose: () => void;
}

/** Uploads the archive as soon as it is chosen; the import screen shows the result. */
export function BulkUpload({ clientId, onBack, onClose }: BulkUploadProps) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useChange(importJobDescriptions);
  const [file] = files;
  const waits = upload.isRunning ? 'The file is being uploaded' : undefined;
  const send = (chosen: File[]) =>
    upload.run({ query: { clientId }, files: chosen }).then(
      () => {
        onClose();
        navigate('/personas/role-matching');
      },
      () => {}, // The error is shown below the file.
    );
  const choose = (chosen: File[]) => {
    // The file cannot be changed during the upload.
    if (upload.isRunning) return;
    upload.reset();
    setFiles(chosen);
    // Nothing is left to decide; after a failure, Proceed sends the file again.
    if (chosen.length) void send(chosen);
  };
  return (
    <Dialog
      open
      title="Create personas in bulk"
      onClose={onClose}
      locked={waits}
      footer={
        <>
          <Button onClick={onBack} disabledReason={waits}>
            Back
          </Button>
          <Button
            variant="primary"
            onClick={() => send(files)}
            loading={upload.isRunning}
            disabledReason={file ? undefined : 'Select a file first'}
          >
            Proceed
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <RadioGroup label="What do you upload?" options={WAYS} value="zip" onChange={() => {}} />
        <FileDrop
          label="Job descriptions"
          accept={JD_ARCHIVE_LIMIT.extensions}
          maxSize="25 mb"
          files={files}
          onChange={choose}
          error={upload.error?.message}
          disabledReason={waits}
        />
        {upload.isRunning && file && (
          <Stack gap="1" role="status">
            <Text color="fg.muted">{upload.progress < 1 ? `Uploading ${file.name}` : `Checking ${file.name}`}</Text>
            <ProgressBar label={`Uploading ${file.name}`} value={Math.round(upload.progress * 100)} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
