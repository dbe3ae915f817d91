import type { Persona } from '@skills-architect/contracts/personas';
import { Dialog, EmptyState } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { RoleReasons } from '../../industry-role/role-reasons';
import { SourceDocument } from './source-document';

/** Where a saved persona comes from: the document it was created from, and why its industry role matches. */
export function PersonaSource({ persona, onClose }: { persona: Persona; onClose: () => void }) {
  const { personaName, clientId, personaGroup, roleDescription, rolesResponsibilities, industryRole } = persona;
  const request = {
    personaName,
    groupName: personaGroup.personaGroupName,
    roleDescription,
    rolesAndResponsibilities: rolesResponsibilities,
  };
  return (
    <Dialog open size="lg" title={`Source of ${personaName}`} onClose={onClose}>
      <Tabs
        label="Source"
        tabs={[
          { id: 'document', label: 'Document', content: <SourceDocument persona={persona} /> },
          {
            id: 'why',
            label: 'Why this role',
            content: industryRole ? (
              <RoleReasons clientId={clientId} request={request} roles={[industryRole]} />
            ) : (
              <EmptyState>The persona has no industry role yet.</EmptyState>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
