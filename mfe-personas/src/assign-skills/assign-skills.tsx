import { getPersona, type Persona, TRENDING_PERSONA_IDS } from '@skills-architect/contracts/personas';
import { navigate, useCall, useOpenedRecord, useParams } from '@skills-architect/portal-kit';
import { Box, Button, EmptyState, FilterBar, LoadError, MessageLoader, Page } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { compareSkillsPath } from '../industry-role/compare-path';
import { recommendedPath } from '../industry-role/recommended-path';
import { TrendingSkills } from '../trending-skills/trending-skills';
import { DutiesDialog } from './duties-dialog';
import { MappingActions } from './mapping-actions';
import { MappingPage, TITLE } from './mapping-page';
import { PersonaPicker } from './persona-picker';
import { useMapping } from './use-mapping';

/** Screen: the skills of one persona and their target levels. */
export default function AssignSkills() {
  const personaId = Number(useParams().id);
  const isId = Number.isInteger(personaId) && personaId > 0;
  const persona = useCall(getPersona, isId ? { params: { personaId } } : undefined, {
    keepPreviousData: true,
  });
  if (persona.data?.personaId === personaId) return <PersonaMapping key={personaId} persona={persona.data} />;
  return (
    <Page title={TITLE}>
      {!isId ? (
        <EmptyState title="This persona was not found.">Check the address.</EmptyState>
      ) : persona.error ? (
        <LoadError of={persona} />
      ) : (
        <MessageLoader message="Loading the persona" />
      )}
    </Page>
  );
}

function PersonaMapping({ persona }: { persona: Persona }) {
  const { personaId, clientId, personaGroup, industryRole } = persona;
  const mapping = useMapping(personaId);
  useOpenedRecord({
    to: `/persona/architect-skills/${personaId}?client=${clientId}`,
    title: persona.personaName,
    kind: 'Skills of a persona',
  });
  const [reading, setReading] = useState(false);
  const { personaGroupName } = personaGroup;
  const withoutRole = industryRole ? undefined : 'This persona has no industry role';
  return (
    <MappingPage
      clientId={clientId}
      skillSubject={String(personaId)}
      mapping={mapping}
      help={industryRole ? `${personaGroupName}, matched to ${industryRole.roleName}` : personaGroupName}
      save={
        <Button
          variant="primary"
          onClick={mapping.save}
          loading={mapping.isSaving}
          disabledReason={mapping.unsaved ? undefined : 'There are no changes to save'}
        >
          Confirm Changes
        </Button>
      }
      filters={
        <FilterBar
          label="Persona"
          end={
            <>
              <MappingActions persona={persona} mapping={mapping} />
              <Button onClick={() => setReading(true)}>View Roles and Responsibilities</Button>
              <Button
                disabledReason={withoutRole}
                onClick={() => industryRole && navigate(recommendedPath(industryRole, persona))}
              >
                Recommended Proficiency
              </Button>
              <Button
                disabledReason={withoutRole}
                onClick={() => industryRole && navigate(compareSkillsPath(persona, industryRole))}
              >
                Compare Personas / Roles
              </Button>
            </>
          }
        >
          <Box w="field" maxW="full">
            <PersonaPicker persona={persona} />
          </Box>
        </FilterBar>
      }
    >
      {TRENDING_PERSONA_IDS.includes(personaId) && <TrendingSkills clientId={clientId} />}
      {reading && <DutiesDialog persona={persona} onClose={() => setReading(false)} />}
    </MappingPage>
  );
}
