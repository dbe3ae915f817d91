import { getPersona, type Persona, TRENDING_PERSONA_IDS } from '@skills-architect/contracts/personas';
import { RecordError } from '@skills-architect/library-kit';
import {
  type CallResult,
  Link,
  useCall,
  useClient,
  useOpenedRecord,
  useParams,
  useQueryState,
} from '@skills-architect/portal-kit';
import { Box, Button, FilterBar, MessageLoader, Page } from '@skills-architect/ui-kit';
import { ClampedText } from '@skills-architect/ui-kit/extra';
import { DeletionNote } from '../deleted-personas/deletion-note';
import { GonePersona } from '../deleted-personas/gone-persona';
import { useDeletion } from '../deleted-personas/use-deletion';
import { ReviewLine } from '../persona-review/review-line';
import { DutiesDialog } from './duties-dialog';
import { MappingActions } from './mapping-actions';
import { MappingPage, TITLE } from './mapping-page';
import { PersonaPicker } from './persona-picker';
import { SkillsHistory } from './skills-history';
import { TrendingSkills } from './trending-skills/trending-skills';
import { useMapping } from './use-mapping';

/** Screen: the skills of one persona and their target levels. */
export default function AssignSkills() {
  const personaId = Number(useParams().id);
  const isId = Number.isInteger(personaId) && personaId > 0;
  const persona = useCall(getPersona, isId ? { params: { personaId } } : undefined, {
    keepPreviousData: true,
  });
  if (!isId)
    return (
      <Page title={TITLE}>
        <RecordError record="persona" />
      </Page>
    );
  if (persona.data?.personaId === personaId)
    return <PersonaMapping key={personaId} persona={persona.data} read={persona} />;
  return (
    <Page title={TITLE}>
      {persona.error ? (
        <GonePersona personaId={personaId} read={persona} />
      ) : (
        <MessageLoader message="Loading the persona" />
      )}
    </Page>
  );
}

const describeSaveRefusal = (isGone: boolean, isDirty: boolean) => {
  if (isGone) return 'The persona was deleted';
  return isDirty ? undefined : 'There are no changes to save';
};

interface PersonaMappingProps {
  persona: Persona;
  read: Pick<CallResult<Persona>, 'error' | 'retry'>;
}

function PersonaMapping({ persona, read }: PersonaMappingProps) {
  const { personaId, clientId, personaGroup, industryRole } = persona;
  const mapping = useMapping(persona);
  const found = useDeletion(clientId, personaId, read);
  useClient({ ofRecord: clientId });
  useOpenedRecord({
    to: `/persona/architect-skills/${personaId}?client=${clientId}`,
    title: persona.personaName,
    kind: 'Skills of a persona',
  });
  const [{ duties, history }, change] = useQueryState({ duties: false, history: false });
  const { personaGroupName } = personaGroup;
  return (
    <MappingPage
      clientId={clientId}
      skillSubject={String(personaId)}
      mapping={mapping}
      help={
        <ClampedText lines={2}>
          {industryRole ? `${personaGroupName}, matched to ${industryRole.roleName}` : personaGroupName}
        </ClampedText>
      }
      note={
        found.isGone ? (
          <DeletionNote clientId={clientId} found={found} onRestored={read.retry} />
        ) : (
          <ReviewLine
            personaId={personaId}
            clientId={clientId}
            sendRefusal={mapping.isDirty ? 'Confirm your changes first' : undefined}
          />
        )
      }
      besideFirst={
        !industryRole && (
          <Button asChild>
            <Link to={`/persona/edit/${personaId}/false`}>Choose an industry role</Link>
          </Button>
        )
      }
      save={
        <Button
          variant="primary"
          onClick={mapping.save}
          loading={mapping.isSaving}
          disabledReason={describeSaveRefusal(found.isGone, mapping.isDirty)}
        >
          Confirm Changes
        </Button>
      }
      filters={
        <FilterBar
          label="Persona"
          end={
            <MappingActions
              persona={persona}
              mapping={mapping}
              onHistory={() => change({ history: true })}
              onDuties={() => change({ duties: true })}
            />
          }
        >
          <Box w="field" maxW="full">
            <PersonaPicker persona={persona} />
          </Box>
        </FilterBar>
      }
    >
      {TRENDING_PERSONA_IDS.includes(personaId) && <TrendingSkills clientId={clientId} />}
      {duties && <DutiesDialog persona={persona} onClose={() => change({ duties: false })} />}
      {history && mapping.rev !== undefined && (
        <SkillsHistory persona={persona} rev={mapping.rev} form={mapping} onClose={() => change({ history: false })} />
      )}
    </MappingPage>
  );
}
