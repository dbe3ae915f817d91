import { clientSkillsTemplate, importClientSkills } from '@skills-architect/contracts/personas';
import { download, notify, useChange } from '@skills-architect/portal-kit';
import { Button, Stack, Text } from '@skills-architect/ui-kit';
import { UploadWorkbook } from '../upload-workbook/upload-workbook';

interface ImportClientSkillsProps {
  clientId: number;
  skillSubject: string;
  /** Whether the new skills replace existing ones. */
  replaces: boolean;
  onImported: () => void;
  onClose: () => void;
}

/** Uploads the skills of a client as a workbook. */
export function ImportClientSkills({ clientId, skillSubject, replaces, onImported, onClose }: ImportClientSkillsProps) {
  const upload = useChange(importClientSkills);
  return (
    <UploadWorkbook
      title="Import client skills"
      label="Client skills"
      action="Import"
      upload={upload}
      onUpload={async (files) => {
        await upload.run({ params: { skillSubject }, files });
        onImported();
      }}
      onClose={onClose}
    >
      <Text color="fg.muted">
        Fill in the template with one client skill per row. Three skills of the library are suggested for each.
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
