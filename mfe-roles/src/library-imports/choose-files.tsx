import { previewLibraryImport } from '@skills-architect/contracts/roles';
import { Link, useChange } from '@skills-architect/portal-kit';
import { Button, Panel, ProgressBar, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const MAX_FILES = previewLibraryImport.upload?.maxFiles ?? 1;

/** Uploads the files of a taxonomy for a preview. */
export function ChooseFiles({ onPreview }: { onPreview: (importId: number) => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useChange(previewLibraryImport);
  const start = () =>
    upload.run({ files }).then(
      ({ importId }) => {
        setFiles([]);
        onPreview(importId);
      },
      // The error is shown at the field.
      () => undefined,
    );
  return (
    <Panel>
      <Stack gap="4">
        <Text>
          Choose the files of one taxonomy: both zips of ESCO's download as CSV, or O*NET's database as text or Excel
          files, zipped or not. The language of ESCO's first import is that of the library's own texts; its skills,
          occupations and their groups in further languages are added to them as translations. You see the changes
          before anything is saved.
        </Text>
        <Text>
          Lists of other frameworks, such as SFIA, NICE or DigComp, are imported as a{' '}
          <TextLink asChild>
            <Link to="/skill/tables">table of skills</Link>
          </TextLink>{' '}
          or a{' '}
          <TextLink asChild>
            <Link to="/role/tables">table of roles</Link>
          </TextLink>
          .
        </Text>
        <FileDrop
          label="Files of the taxonomy"
          accept={['zip', 'csv', 'txt', 'xlsx']}
          maxSize="128 mb"
          multiple
          maxFiles={MAX_FILES}
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            upload.reset();
          }}
          error={upload.error?.message}
          disabledReason={upload.isRunning ? 'The files are being uploaded' : undefined}
        />
        {upload.isRunning && <ProgressBar label="Uploading" value={upload.progress} max={1} />}
        <div>
          <Button
            variant="primary"
            onClick={start}
            loading={upload.isRunning}
            disabledReason={files.length ? undefined : 'Choose the files first'}
          >
            Preview Import
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
