import { getPersona, type Persona } from '@skills-architect/contracts/personas';
import { navigate, notify, useCall, useParams, useSession } from '@skills-architect/portal-kit';
import { Box, Button, EmptyState, FilterBar, LoadError, MessageLoader, Page, Skeleton } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { AddSkills } from '../add-skills/add-skills';
import { HelpButton } from '../help-button/help-button';
import { compareSkillsPath } from '../industry-role/compare-path';
import { recommendedPath } from '../industry-role/recommended-path';
import { DutiesDialog } from './duties-dialog';
import { MappingActions } from './mapping-actions';
import { hasMapping, withAdded, withoutMapping } from './mapping-rules';
import { PersonaPicker } from './persona-picker';
import { SkillTabs } from './skill-tabs';
import { useMapping } from './use-mapping';

const TITLE = 'Assign Skills for Client Persona (Job Roles)';

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
  const { user } = useSession();
  const mapping = useMapping(persona.personaId);
  const { rows, savedRows, edit } = mapping;
  const [adding, setAdding] = useState(false);
  const [reading, setReading] = useState(false);
  const clear = () => {
    if (rows && hasMapping(rows, user.userType)) edit((all) => withoutMapping(all, user.userType));
    else notify('No mapping available to clear!', { variant: 'info' });
  };
  const waits = rows ? undefined : 'The skills are still being loaded';
  return (
    <Page
      title={TITLE}
      beside={<HelpButton video="assign-skills" />}
      help={
        persona.industryRole
          ? `${persona.personaGroup.personaGroupName}, matched to ${persona.industryRole.roleName}`
          : persona.personaGroup.personaGroupName
      }
      action={
        <>
          <Button onClick={clear} disabledReason={waits}>
            Clear Mapping
          </Button>
          <Button onClick={() => setAdding(true)} disabledReason={waits}>
            Add Skill +
          </Button>
          <Button
            variant="primary"
            onClick={mapping.save}
            loading={mapping.isSaving}
            disabledReason={mapping.unsaved ? undefined : 'There are no changes to save'}
          >
            Confirm Changes
          </Button>
        </>
      }
      filters={
        <FilterBar
          label="Persona"
          end={
            <>
              <MappingActions persona={persona} mapping={mapping} />
              <Button onClick={() => setReading(true)}>View Roles and Responsibilities</Button>
              <Button
                disabledReason={persona.industryRole ? undefined : 'This persona has no industry role'}
                onClick={() => persona.industryRole && navigate(recommendedPath(persona.industryRole, persona))}
              >
                Recommended Proficiency
              </Button>
              <Button
                disabledReason={persona.industryRole ? undefined : 'This persona has no industry role'}
                onClick={() => persona.industryRole && navigate(compareSkillsPath(persona, persona.industryRole))}
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
      {rows ? (
        <SkillTabs persona={persona} rows={rows} saved={savedRows} edit={edit} />
      ) : mapping.error ? (
        <LoadError of={mapping} />
      ) : (
        <Skeleton lines={8} label="Loading the skills" />
      )}
      {adding && rows && (
        <AddSkills
          clientId={persona.clientId}
          present={rows.map(({ skillId }) => skillId)}
          onAdd={(added) => {
            edit((all, saved) => withAdded(all, saved, added));
            notify(`${added.length} skill(s) added. Confirm your changes to save them.`, { variant: 'info' });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {reading && <DutiesDialog persona={persona} onClose={() => setReading(false)} />}
    </Page>
  );
}
