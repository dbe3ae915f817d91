import {
  importPersonaFromUrl,
  JD_FILE_EXTENSIONS,
  parseJobDescription,
  type ReadJobDescription,
} from '@skills-architect/contracts/personas';
import { type CallFailure, useChange, useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, Dialog, HStack, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { useUnmountSignal } from '../import-files/use-unmount-signal';

export interface UploadDescriptionProps {
  clientId: number;
  onClose: () => void;
  /** Called with the extracted values; closes the dialog. */
  onRead: (extracted: ReadJobDescription) => void;
}

/** Extracts one job description, from a file or a public URL, into the form; open as long as the address says `upload`. */
export function UploadDescription({ clientId, onClose, onRead }: UploadDescriptionProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [url, setUrl] = useState('');
  const parse = useChange(parseJobDescription);
  const fetchUrl = useChange(importPersonaFromUrl);
  const failure = parse.error ?? fetchUrl.error;
  const isRunning = parse.isRunning || fetchUrl.isRunning;
  const guard = useGuardedDialog(files.length > 0 || url.trim() !== '', onClose, 'upload');

  const signalOfDialog = useUnmountSignal();

  const clearErrors = () => {
    parse.reset();
    fetchUrl.reset();
  };
  const readDescription = async () => {
    try {
      clearErrors();
      const signal = signalOfDialog();
      const extracted = files.length
        ? await parse.run({ query: { clientId }, files }, { signal })
        : await fetchUrl.run({ body: { clientId, url: url.trim() } }, { signal });
      onRead(extracted);
    } catch {
      // The dialog shows the error at the input.
    }
  };

  return (
    <Dialog
      open
      title="Upload a job description"
      {...guard}
      footer={
        <HStack gap="2" justify="flex-end">
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={isRunning}
            disabledReason={files.length || url.trim() ? undefined : 'Choose a file or enter an address first'}
            onClick={readDescription}
          >
            Read
          </Button>
        </HStack>
      }
    >
      <Stack gap="5">
        <FileDrop
          label="Job description"
          accept={[...JD_FILE_EXTENSIONS]}
          maxSize="25 mb"
          files={files}
          onChange={(chosen) => {
            clearErrors();
            setFiles(chosen);
          }}
          error={files.length ? failureText(failure) : undefined}
        />
        <Text color="fg.muted">or</Text>
        <TextField
          label="Address of the job description"
          type="url"
          placeholder="https://"
          value={url}
          onChange={({ target }) => {
            clearErrors();
            setUrl(target.value);
          }}
          disabled={files.length > 0}
          error={files.length ? undefined : failureText(failure)}
        />
      </Stack>
    </Dialog>
  );
}

const failureText = (failure: CallFailure | undefined) => failure?.issues?.[0]?.message ?? failure?.message;
