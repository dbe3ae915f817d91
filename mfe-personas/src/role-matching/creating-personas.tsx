import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Page, Text } from '@skills-architect/ui-kit';
import { ImportProgress } from '../import-files/import-progress';

/** Progress while personas are created from the rows with a role. */
export function CreatingPersonas({ personaImport }: { personaImport: PersonaImport }) {
  return (
    <Page title="Role Selection" help={`${personaImport.fileName} for ${personaImport.clientName}`}>
      <ImportProgress personaImport={personaImport}>
        <Text color="fg.muted">Personas are being created with the skills of their industry roles.</Text>
      </ImportProgress>
    </Page>
  );
}
