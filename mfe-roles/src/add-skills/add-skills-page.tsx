import type { AddedRoleSkill, RoleKind, RoleSkill } from '@skills-architect/contracts/roles';
import { navigate, notify, useUnsavedChanges } from '@skills-architect/portal-kit';
import { Button, FormActions, HStack, Page, Panel, Stack, Tabs } from '@skills-architect/ui-kit';
import { FinderForm } from './finder-form';
import { FoundSkills } from './found-skills';
import { SelectedSkills } from './selected-skills';
import { SuggestedSkills } from './suggested-skills';
import { useChosenSkills } from './use-chosen-skills';
import { useSkillFinder } from './use-skill-finder';

const NO_MATCH = 'No matching skills found. Kindly modify the search term!';
const MAPPED = 'Skill is already mapped to the Industry role';

const fold = (text: string) => text.trim().toLocaleLowerCase();

interface AddSkillsPageProps {
  kind: RoleKind;
  /** As in 'Add Skills To Industry Role'. */
  target: string;
  /** The skills that the role has. */
  mapped: readonly RoleSkill[];
  /** Source that the search starts with. */
  sourceId: number | undefined;
  /** The industry role that skills can be suggested for. */
  suggestFor?: number;
  /** Where the user came from. */
  back: string;
  isSaving: boolean;
  onAdd: (skills: AddedRoleSkill[]) => Promise<unknown>;
}

/** Searches the library and adds skills to a role, each with a level of every scheme. */
export function AddSkillsPage({
  kind,
  target,
  mapped,
  sourceId,
  suggestFor,
  back,
  isSaving,
  onAdd,
}: AddSkillsPageProps) {
  const finder = useSkillFinder(
    kind,
    sourceId,
    mapped.map(({ skillId }) => skillId),
  );
  const chosen = useChosenSkills();
  const { selected } = chosen;
  useUnsavedChanges(chosen.isDirty, chosen.clear);
  const isMapped = mapped.some(({ skillName }) => fold(skillName) === fold(finder.asked?.searchString ?? ''));

  const add = async () => {
    if (!selected.length) return notify('No skills are selected for mapping', { variant: 'info' });
    const skills = selected.flatMap(({ skill, levels, addedFrom = 'Add Skill' }) =>
      [...levels.values()].map((proficiencyId) => ({
        skillId: skill.skillId,
        proficiencyId,
        skillCriticality: '' as const,
        skillAddedFrom: addedFrom,
      })),
    );
    try {
      await onAdd(skills);
    } catch (failure) {
      return notify(failure);
    }
    notify(`Added ${selected.length} skill${selected.length === 1 ? '' : 's'} to ${target}`, { variant: 'success' });
    navigate(back, { asked: true });
  };

  const search = (
    <Stack gap="4">
      <FinderForm finder={finder} />
      {finder.asked && (
        <>
          <FoundSkills finder={finder} chosen={chosen} noResult={isMapped ? MAPPED : NO_MATCH} />
          <HStack justifyContent="flex-end">
            <Button onClick={() => chosen.select() && finder.reset()}>Select Skills</Button>
          </HStack>
        </>
      )}
    </Stack>
  );

  return (
    <Page
      title="Assign Skills To Role"
      action={
        <FormActions>
          <Button icon="chevronLeft" variant="quiet" onClick={() => navigate(back)}>
            Back
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => void add()}>
            Add Skills To {target}
          </Button>
        </FormActions>
      }
    >
      {selected.length > 0 && (
        <Panel title={`Selected Skills (${selected.length})`}>
          <SelectedSkills selected={selected} onRemove={chosen.remove} />
        </Panel>
      )}
      <Panel title={suggestFor === undefined ? 'Search skills' : 'Skills'}>
        {suggestFor === undefined ? (
          search
        ) : (
          <Tabs
            label="Where to find skills"
            tabs={[
              { id: 'library', label: 'Search the library', content: search },
              { id: 'ai', label: 'AI suggestions', content: <SuggestedSkills roleId={suggestFor} chosen={chosen} /> },
            ]}
          />
        )}
      </Panel>
    </Page>
  );
}
