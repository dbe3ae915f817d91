import type { PersonaImport } from '@skills-architect/contracts/personas';
import { Page, Text } from '@skills-architect/ui-kit';
import { ImportProgress } from '../import-files/import-progress';

/** Progress of role matching. */
export function RolesMatching({ personaImport }: { personaImport: PersonaImport }) {
  return (
    <Page title="Role Selection" help={`${personaImport.fileName} for ${personaImport.clientName}`}>
      <ImportProgress personaImport={personaImport}>
        <Text color="fg.muted">
          Every client role is being matched to industry roles. You can leave this page and come back.
        </Text>
      </ImportProgress>
    </Page>
  );
}
