import { formatNumber } from '@skills-architect/contracts/locale';
import { type AdaptiveImport, importAdaptive } from '@skills-architect/contracts/skills';
import { IMPORT_WORDS } from '@skills-architect/library-kit';
import { type CallFailure, notify, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { FactList, FileDrop } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

interface ImportDialogProps {
  skillId: number;
  onClose: () => void;
}

const numberOrNone = (count: number) => (count ? formatNumber(count) : 'none');

/** Imports a file of adaptive questions, after a preview of the changes. */
export function ImportDialog({ skillId, onClose }: ImportDialogProps) {
  const read = useChange(importAdaptive);
  const [files, setFiles] = useState<File[]>([]);
  const [found, setFound] = useState<AdaptiveImport>();
  const [error, setError] = useState<string>();
  const count = found ? found.created + found.changed : 0;
  const nothingToRead = found ? 'The skill already has all of them' : 'Choose a file first';

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setFound(undefined);
    setError(undefined);
    if (!chosen.length) return;
    read
      .run({ params: { skillId }, query: { dryRun: true }, files: chosen })
      .then(setFound, (failure: CallFailure) => setError(failure.message));
  };
  const write = async () => {
    const { created, changed } = await read.run({ params: { skillId }, query: {}, files });
    notify(`${numberOrNone(created)} added, ${numberOrNone(changed)} changed`, { variant: 'success' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      guarded={read.isRunning}
      title="Import adaptive questions"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={read.isRunning}
            disabledReason={count ? undefined : nothingToRead}
            onClick={() => void write().catch(notify)}
          >
            {count > 1 ? `Read ${count} questions` : 'Read'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>Questions are matched by their text. New ones start as drafts.</Text>
        <FileDrop
          label="File of adaptive questions"
          accept={['json']}
          maxSize="5 mb"
          files={files}
          onChange={choose}
          error={error}
        />
        {found && (
          <FactList
            facts={[
              { name: IMPORT_WORDS.added.before, value: numberOrNone(found.created) },
              { name: IMPORT_WORDS.changed.before, value: numberOrNone(found.changed) },
              { name: IMPORT_WORDS.unchanged, value: numberOrNone(found.same) },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );
}
