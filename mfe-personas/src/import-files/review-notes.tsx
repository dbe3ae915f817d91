import { formatCount } from '@skills-architect/contracts/locale';
import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Box, Button, HStack, Icon, Stack, Text } from '@skills-architect/ui-kit';
import { CollapsedNames } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';

interface ReviewNotesProps {
  personaImport: PersonaImport;
  /** Names of the skipped files. */
  skipped: readonly string[];
  existing: readonly string[];
  onDownloadFailed: () => void;
  isDownloading: boolean;
}

/** Notes before proceeding: errors, skipped files, existing personas. */
export function ReviewNotes({
  personaImport: { counts, errorMessage },
  skipped,
  existing,
  onDownloadFailed,
  isDownloading,
}: ReviewNotesProps) {
  const { failed } = counts;
  if (!errorMessage && !failed && !existing.length) return null;
  const isSingle = existing.length === 1;
  return (
    <Stack gap="2">
      {errorMessage && <Note tone="danger">{errorMessage}</Note>}
      {failed > 0 && (
        <Note
          tone="warning"
          names={<CollapsedNames owner="the skipped files" names={skipped} />}
          action={
            <Button size="sm" icon="download" onClick={onDownloadFailed} loading={isDownloading}>
              Download skipped files
            </Button>
          }
        >
          {formatCount(failed, 'file was', 'files were')} skipped. The download explains why.
        </Note>
      )}
      {existing.length > 0 && (
        <Note tone="warning" names={<CollapsedNames owner="the existing personas" names={existing} />}>
          {isSingle ? '1 persona already exists' : `${existing.length} personas already exist`} and will be skipped. To
          keep {isSingle ? 'it, change its name.' : 'them, change their names.'}
        </Note>
      )}
    </Stack>
  );
}

interface NoteProps {
  tone: 'danger' | 'warning';
  action?: ReactNode;
  /** Names of the counted items. */
  names?: ReactNode;
  children: ReactNode;
}

/** A note above the list it refers to. */
export function Note({ tone, action, names, children }: NoteProps) {
  return (
    <HStack
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      px="4"
      py="2"
      minH="10"
      rounded="md"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <HStack gap="3" flex={names ? '0 1 auto' : '1'}>
        <Icon name="alert" />
        <Text>{children}</Text>
      </HStack>
      {names && (
        <Box flex="1" minW="40">
          {names}
        </Box>
      )}
      {action}
    </HStack>
  );
}
