import { clientRolesTemplate } from '@skills-architect/contracts/personas';
import { download, notify, useGuardedDialog, useSession } from '@skills-architect/portal-kit';
import { Box, Button, Dialog, ProgressBar, RadioGroup, Stack, Switch, Text } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import { useEffect, useRef } from 'react';
import { AssignButton } from '../../import-files/assign-step/assign-button';
import { AssignDialog } from '../../import-files/assign-step/assign-dialog';
import { uploadErrorText, WrongCells } from '../../import-files/wrong-cells';
import { FILES, findUploadKind, type UploadKind, uploadKindsFor } from './upload-kinds';
import { useBulkUpload } from './use-bulk-upload';

interface BulkUploadProps {
  clientId: number;
  /** The kind that is preselected. */
  start: UploadKind;
  /** Why nothing can be uploaded now. */
  refusal: string | undefined;
  onKind: (kind: UploadKind) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Chooses the file of a bulk creation; Proceed uploads it, and the import screen shows the result. */
export function BulkUpload({ clientId, start, refusal, onKind, onBack, onClose }: BulkUploadProps) {
  const { user } = useSession();
  const upload = useBulkUpload(clientId, start);
  const { kind, files, isRunning, error, problem, progress } = upload;
  const [file] = files;
  const guard = useGuardedDialog(file !== undefined, onClose, 'create');
  const uploaded = files.length > 1 ? `${files.length} files` : file?.name;
  const field = useRef<HTMLDivElement>(null);
  // In a small window the selected file may be outside the visible area.
  useEffect(() => {
    if (file) field.current?.scrollIntoView?.({ block: 'end' });
  }, [file]);
  if (upload.step.opened) return <AssignDialog step={upload.step} onDone={upload.showImport} onClose={guard.onClose} />;
  const waitReason = isRunning ? 'The file is being uploaded' : undefined;
  const proceedRefusal = refusal ?? (file ? problem : 'Select a file first');
  const query = { clientId, isClientSkillsImport: kind === 'skills' };
  return (
    <Dialog
      open
      title="Create personas in bulk"
      {...guard}
      locked={waitReason}
      footer={
        <>
          {/* The file field, which says it too, may be below the visible part. */}
          {proceedRefusal && (
            <Text color="fg.muted" fontSize="sm" alignSelf="center" flex="1 1 12rem" me="auto">
              {proceedRefusal}
            </Text>
          )}
          <Button onClick={onBack} disabledReason={waitReason}>
            Back
          </Button>
          <Button
            variant="primary"
            onClick={upload.send}
            loading={isRunning || upload.step.isReading}
            disabledReason={proceedRefusal}
          >
            Proceed
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <RadioGroup
          label="What do you want to upload?"
          options={uploadKindsFor(user.userType)}
          value={kind}
          onChange={({ target }) => {
            const next = findUploadKind(target.value);
            if (!next) return;
            upload.chooseKind(next);
            onKind(next);
          }}
        />
        {kind !== 'zip' && (
          <Stack gap="2" alignItems="start">
            <Text color="fg.muted">
              Fill in the template: each row has one skill of a role. Or choose a table of your own and assign its
              columns.
            </Text>
            <Button icon="download" onClick={() => download(clientRolesTemplate, { query }).catch(notify)}>
              Download the template
            </Button>
            <Switch
              label="Check the columns before the import"
              checked={upload.checksColumns}
              onChange={({ target }) => upload.setChecksColumns(target.checked)}
            />
          </Stack>
        )}
        <Box ref={field}>
          <FileDrop
            key={kind}
            {...FILES[kind]}
            maxSize="25 mb"
            files={files}
            onChange={upload.choose}
            error={problem ?? uploadErrorText(error)}
            disabledReason={waitReason ?? refusal}
          />
        </Box>
        <WrongCells error={error} />
        {kind !== 'zip' && (
          <AssignButton step={upload.step} files={files} refusal={error} disabledReason={waitReason} />
        )}
        {isRunning && file && (
          <Stack gap="1" role="status">
            <Text color="fg.muted">{progress < 1 ? `Uploading ${uploaded}` : `Checking ${uploaded}`}</Text>
            <ProgressBar label={`Uploading ${uploaded}`} value={Math.round(progress * 100)} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
