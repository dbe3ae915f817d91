import { getPersona } from '@skills-architect/contracts/personas';
import { RecordError } from '@skills-architect/library-kit';
import { useCall, useParams, useQueryState } from '@skills-architect/portal-kit';
import { Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { PersonaOfRole } from './persona-of-role';
import { RecommendedSkills } from './recommended-skills';

const TITLE = 'Recommended Proficiency';

/** Screen: sets the target levels of a persona's skills beside those of its industry role, and adds skills. */
export default function RecommendedProficiency() {
  const roleId = Number(useParams().roleId);
  const [{ persona: personaId }] = useQueryState({ persona: 0 });
  const read = useCall(getPersona, personaId > 0 ? { params: { personaId } } : undefined);
  const persona = read.data?.personaId === personaId ? read.data : undefined;
  if (persona?.industryRole?.roleId === roleId) return <RecommendedSkills key={personaId} persona={persona} />;
  const renderContent = () => {
    if (!Number.isInteger(roleId) || roleId <= 0) return <RecordError record="role" back={null} />;
    if (personaId <= 0 || persona) return <PersonaOfRole roleId={roleId} />;
    return read.error ? (
      <RecordError record="persona" read={read} />
    ) : (
      <Skeleton lines={6} label="Loading the persona" />
    );
  };
  return (
    <Page title={TITLE}>
      <Panel>{renderContent()}</Panel>
    </Page>
  );
}
