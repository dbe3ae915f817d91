import type { Persona } from '@skills-architect/contracts/personas';
import { BackLink } from '@skills-architect/library-kit';
import { notify, useUnsavedChanges } from '@skills-architect/portal-kit';
import { Button, FormActions, LoadError, Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { addSelected } from '../add-skills/add-selected';
import { LibrarySkills } from '../add-skills/library-skills';
import { useLibrarySkills } from '../add-skills/use-library-skills';
import { atIndustryLevels, revertIndustryLevels, withAdded } from '../mapping-rules';
import { MappingTable } from '../mapping-table';
import { useMapping } from '../use-mapping';

const DEFAULTED_TEXT = 'Recommended Proficiency for all skills defaulted to Industry Proficiency';
/** Lets the text of a button break into several lines on a phone. */
const WRAPS = {
  h: { base: 'auto', sm: '9' },
  py: { base: '2', sm: '0' },
  whiteSpace: { base: 'normal', sm: 'nowrap' },
} as const;
const UNDO_MS = 10_000;

/** The skills of a persona with the industry's level beside the recommended one, and the search for more. */
export function RecommendedSkills({ persona }: { persona: Persona }) {
  const { personaId, personaName, clientId, industryRole } = persona;
  const mapping = useMapping(persona);
  const { rows, savedRows, edit } = mapping;
  const library = useLibrarySkills(
    clientId,
    (rows ?? []).map(({ skillId }) => skillId),
  );
  useUnsavedChanges(library.chosen.isDirty, library.chosen.clear);
  const pending = mapping.error ? <LoadError result={mapping} /> : <Skeleton lines={8} label="Loading the skills" />;
  const loadingReason = rows ? undefined : 'The skills are still being loaded';
  const back = `/persona/architect-skills/${personaId}`;

  const toIndustryLevels = () => {
    const previousRows = rows ?? [];
    edit(atIndustryLevels);
    notify(DEFAULTED_TEXT, {
      variant: 'success',
      duration: UNDO_MS,
      action: { label: 'Undo', run: () => edit((all) => revertIndustryLevels(all, previousRows)) },
    });
  };
  const add = () =>
    addSelected(library, (selected) => {
      edit((all, saved) => withAdded(all, saved, selected));
      library.chosen.clear();
    });

  return (
    <Page
      title="Recommended Proficiency"
      help={industryRole ? `${personaName}, matched to ${industryRole.roleName}` : personaName}
      action={
        <FormActions>
          <BackLink to={back}>Back</BackLink>
          <Button onClick={toIndustryLevels} disabledReason={loadingReason} {...WRAPS}>
            {DEFAULTED_TEXT}
          </Button>
          <Button
            variant="primary"
            onClick={mapping.save}
            loading={mapping.isSaving}
            disabledReason={mapping.isDirty ? undefined : 'There are no changes to save'}
          >
            Confirm Changes
          </Button>
        </FormActions>
      }
    >
      <Panel title="Industry role mapped skills">
        {rows ? <MappingTable clientId={clientId} rows={rows} savedRows={savedRows} edit={edit} /> : pending}
      </Panel>
      <Panel
        title="Search skills"
        actions={
          <Button onClick={() => void add()} disabledReason={loadingReason}>
            Add Skills To Persona
          </Button>
        }
      >
        <LibrarySkills state={library} />
      </Panel>
    </Page>
  );
}
