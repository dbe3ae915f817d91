import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Stack, Text } from '@skills-architect/ui-kit';
import { Note } from '../../import-files/review-notes';

/** A failed import: its reason and what to do. */
export function FailedImport({ personaImport }: { personaImport: PersonaImport }) {
  return (
    <Stack gap="2">
      <Note tone="danger">{personaImport.errorMessage ?? 'The import stopped before all files were read.'}</Note>
      <Text color="fg.muted" maxW="reading">
        Cancel this import and upload the files again. If one file stopped it, leave that file out: the list shows which
        files were read before.
      </Text>
    </Stack>
  );
}
