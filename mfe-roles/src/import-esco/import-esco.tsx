import { importEsco } from '@skills-architect/contracts/roles';
import { notify, useAreas, useChange, useJobs } from '@skills-architect/portal-kit';
import { Button, Dialog, ProgressBar, Stack, Text } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const ZIPS = 2;

/** Imports the ESCO taxonomy into the library, for users who may. */
export function ImportEsco() {
  const { allows } = useAreas();
  const [open, setOpen] = useState(false);
  if (!allows({ types: importEsco.access.types })) return null;
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        Import ESCO
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useChange(importEsco);
  const { follow } = useJobs();

  const announce = async (token: string) => {
    const { status } = await follow(token);
    if (status === 'done') notify('ESCO is in the library', { variant: 'success' });
  };
  const start = () =>
    upload.run({ files }).then(
      ({ token }) => {
        onClose();
        announce(token).catch(notify);
      },
      // The error is shown at the field.
      () => undefined,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      guarded={upload.isRunning}
      title="Import ESCO"
      footer={
        <>
          <Button onClick={onClose} disabledReason={upload.isRunning ? 'The files are being uploaded' : undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={start}
            loading={upload.isRunning}
            disabledReason={files.length < ZIPS ? 'Choose both zips first' : undefined}
          >
            Import
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          Choose the two zips of one ESCO download as CSV: the classification and the relations. Its skills and
          occupations become a source of their own; importing it again updates that source.
        </Text>
        <FileDrop
          label="ESCO download"
          accept={['zip']}
          maxSize="64 mb"
          multiple
          maxFiles={ZIPS}
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            upload.reset();
          }}
          error={upload.error?.message}
          disabledReason={upload.isRunning ? 'The files are being uploaded' : undefined}
        />
        {upload.isRunning && <ProgressBar label="Uploading" value={upload.progress} max={1} />}
      </Stack>
    </Dialog>
  );
}
