import { clientSkillsTemplate, EXCEL_LIMIT, importClientSkills } from '@skills-architect/contracts/personas';
import { download, notify, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { WrongCells } from '../wrong-cells/wrong-cells';

interface ImportClientSkillsProps {
  clientId: number;
  skillSubject: string;
  /** The new skills replace former ones. */
  replaces: boolean;
  onImported: () => void;
  onClose: () => void;
}

/** Uploads the skills of a client as a workbook. Errors name their cells; if there are any, nothing is imported. */
export function ImportClientSkills({ clientId, skillSubject, replaces, onImported, onClose }: ImportClientSkillsProps) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useChange(importClientSkills);
  const choose = (chosen: File[]) => {
    upload.reset();
    setFiles(chosen);
  };
  const send = () =>
    upload.run({ params: { skillSubject }, files }).then(
      () => {
        onImported();
        onClose();
      },
      () => {}, // Errors are shown below the file.
    );
  return (
    <Dialog
      open
      title="Import client skills"
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
            Import
          </Button>
        </>
      }
    >
      <Stack gap="4" alignItems="stretch">
        <Text color="fg.muted">
          Fill in the template: one skill of the client in each row. Three skills of the library are suggested for each.
          {replaces && ' The imported skills replace the former ones and their selections.'}
        </Text>
        <Stack alignItems="start">
          <Button icon="download" onClick={() => download(clientSkillsTemplate, { query: { clientId } }).catch(notify)}>
            Download the template
          </Button>
        </Stack>
        <FileDrop
          label="Client skills"
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
