import { ADMIN_LIKE } from '@skills-architect/contracts';
import type { Persona } from '@skills-architect/contracts/personas';
import { useSession } from '@skills-architect/portal-kit';
import { Dialog, EmptyState } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { RoleReasons } from '../../industry-role/role-reasons';
import { SourceDocument } from './source-document';
import { SuggestionList } from './suggestion-list';

interface PersonaSourceProps {
  persona: Persona;
  tab: string;
  onOpen: (tab: string) => void;
  onClose: () => void;
}

/** Where a saved persona comes from: its document, why its industry role matches, and what was suggested for it. */
export function PersonaSource({ persona, tab, onOpen, onClose }: PersonaSourceProps) {
  const { personaName, clientId, personaGroup, roleDescription, rolesResponsibilities, industryRole } = persona;
  const mayRead = ADMIN_LIKE.includes(useSession().user.userType);
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
        value={tab}
        onChange={onOpen}
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
          ...(mayRead
            ? [{ id: 'suggestions', label: 'Suggestions', content: <SuggestionList persona={persona} /> }]
            : []),
        ]}
      />
    </Dialog>
  );
}
