import { CLIENT_TABLE_LIMIT } from '@skills-architect/contracts';
import { clientSkillsTemplate, importClientSkills, readClientSkillTable } from '@skills-architect/contracts/personas';
import { download, notify, useChange } from '@skills-architect/portal-kit';
import { Button, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { AssignButton } from '../../import-files/assign-step/assign-button';
import { AssignDialog } from '../../import-files/assign-step/assign-dialog';
import { useAssignStep } from '../../import-files/assign-step/use-assign-step';
import { UploadWorkbook } from '../../import-files/upload-workbook';

interface ImportClientSkillsProps {
  clientId: number;
  skillSubject: string;
  /** Whether the new skills replace existing ones. */
  replaces: boolean;
  onImported: () => void;
  onClose: () => void;
}

/** Pop-up that uploads a list of client skills: the filled-in template, or another table after its columns are assigned. */
export function ImportClientSkills({ clientId, skillSubject, replaces, onImported, onClose }: ImportClientSkillsProps) {
  const upload = useChange(importClientSkills);
  const read = useChange(readClientSkillTable);
  const [startFiles, setStartFiles] = useState<File[]>([]);
  const params = { skillSubject };
  const step = useAssignStep({
    clientId,
    kind: 'client skills',
    read: { ...read, run: (files, choice) => read.run({ params, query: choice, files }) },
    upload: {
      ...upload,
      run: async (files) => {
        await upload.run({ params, files });
        onImported();
      },
    },
  });
  if (step.opened) return <AssignDialog step={step} onDone={onClose} onClose={onClose} />;
  return (
    <UploadWorkbook
      title="Import client skills"
      label="Client skills"
      action="Import"
      upload={upload}
      accept={CLIENT_TABLE_LIMIT.extensions}
      startFiles={startFiles}
      onUpload={async (files) => {
        setStartFiles(files);
        await upload.run({ params, files });
        onImported();
      }}
      onClose={onClose}
      below={(files) => <AssignButton step={step} files={files} refusal={upload.error} />}
    >
      <Text color="fg.muted">
        Fill in the template with one client skill per row, or choose a table of your own and assign its columns. Three
        skills of the library are suggested for each.
        {replaces && ' The imported skills replace the existing ones and their selections.'}
      </Text>
      <Stack alignItems="start">
        <Button icon="download" onClick={() => download(clientSkillsTemplate, { query: { clientId } }).catch(notify)}>
          Download the template
        </Button>
      </Stack>
    </UploadWorkbook>
  );
}
