import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Button, HStack, Icon, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface ReviewNotesProps {
  of: PersonaImport;
  onDownloadFailed: () => void;
  busy: boolean;
}

/** Notes before proceeding: errors, skipped files, existing personas. */
export function ReviewNotes({ of: { counts, errorMessage }, onDownloadFailed, busy }: ReviewNotesProps) {
  const { failed, existing } = counts;
  if (!errorMessage && !failed && !existing) return null;
  return (
    <Stack gap="2">
      {errorMessage && <Note tone="danger">{errorMessage}</Note>}
      {failed > 0 && (
        <Note
          tone="warning"
          action={
            <Button size="sm" icon="download" onClick={onDownloadFailed} loading={busy}>
              Download failed files
            </Button>
          }
        >
          {failed === 1 ? '1 file was' : `${failed} files were`} skipped. The download explains why.
        </Note>
      )}
      {existing > 0 && (
        <Note tone="warning">
          {existing === 1 ? '1 persona already exists' : `${existing} personas already exist`} and will be skipped. To
          keep {existing === 1 ? 'it, change its name' : 'them, change their names'} in the workbook.
        </Note>
      )}
    </Stack>
  );
}

interface NoteProps {
  tone: 'danger' | 'warning';
  action?: ReactNode;
  children: ReactNode;
}

/** A note above the list it refers to. */
export function Note({ tone, action, children }: NoteProps) {
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
      <Icon name="alert" />
      <Text flex="1" minW="40">
        {children}
      </Text>
      {action}
    </HStack>
  );
}
