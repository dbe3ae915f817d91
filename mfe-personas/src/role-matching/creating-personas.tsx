import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Page, Text } from '@skills-architect/ui-kit';
import { ImportProgress } from '../imports/import-progress';

/** Progress while personas are created from the rows with a role. */
export function CreatingPersonas({ of }: { of: PersonaImport }) {
  return (
    <Page title="Role Selection" help={`${of.fileName} for ${of.clientName}`}>
      <ImportProgress of={of}>
        <Text color="fg.muted">Personas are being created with the skills of their industry roles.</Text>
      </ImportProgress>
    </Page>
  );
}
