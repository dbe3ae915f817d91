import { formatCount } from '@skills-architect/contracts/locale';
import {
  type AddedRoleSkill,
  ROLE_SKILL_CATEGORIES,
  type RoleKind,
  type RoleSkill,
} from '@skills-architect/contracts/roles';
import {
  BackLink,
  buildLevelChoices,
  FoundSkills,
  listChosenLevelNames,
  SelectedSkills,
  SelectTicked,
  SkillSearchForm,
  useChosenSkills,
  useSkillSearch,
} from '@skills-architect/library-kit';
import { navigate, notify, useUnsavedChanges } from '@skills-architect/portal-kit';
import { Button, FormActions, Page, Panel, Stack } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { SkillLevels } from './skill-levels';
import { type AskSkills, SuggestedSkills } from './suggested-skills';
import { useUnmappedSelection } from './use-unmapped-selection';

const NO_MATCH = 'No matching skills found. Kindly modify the search term!';
const ALREADY_MAPPED = 'Skill is already mapped to the Industry role';

/** Maximum number of excluded skills in a search. */
const MAX_EXCLUDED = 5000;

const fold = (text: string) => text.trim().toLowerCase();

interface AddSkillsPageProps {
  kind: RoleKind;
  /** Kind of role in the title, as in 'Add Skills To Industry Role'. */
  target: string;
  /** Key and subject of the draft of the selected skills. */
  draft: { name: string; subject: string };
  /** The skills that the role has. */
  mappedSkills: readonly RoleSkill[];
  /** Source that is preselected in the search. */
  sourceId: number | undefined;
  /** Asks for suggested skills. */
  onSuggest: AskSkills;
  /** Path to return to. */
  back: string;
  isSaving: boolean;
  onAdd: (skills: AddedRoleSkill[]) => Promise<unknown>;
}

/** Searches the library and adds skills to a role, each with a level of every scheme. */
export function AddSkillsPage({
  kind,
  target,
  draft,
  mappedSkills,
  sourceId,
  onSuggest,
  back,
  isSaving,
  onAdd,
}: AddSkillsPageProps) {
  const mappedIds = mappedSkills.map(({ skillId }) => skillId);
  const search = useSkillSearch({
    categoryNames: ROLE_SKILL_CATEGORIES[kind],
    startSourceIds: sourceId ? [sourceId] : [],
    within: { excludeSkills: mappedIds.slice(0, MAX_EXCLUDED) },
  });
  const chosen = useChosenSkills({
    listChoices: buildLevelChoices,
    existingIds: mappedIds,
    kept: useUnmappedSelection({ draft, mappedIds, isSaving }),
  });
  const { selected } = chosen;
  const busyReason = isSaving ? 'The selected skills are being added' : undefined;
  useUnsavedChanges(chosen.isDirty, chosen.clear);
  const isMapped = mappedSkills.some(({ skillName }) => fold(skillName) === fold(search.asked?.searchString ?? ''));

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
    chosen.clear();
    notify(`Added ${formatCount(selected.length, 'skill')} to ${target}`, { variant: 'success' });
    navigate(back, { skipConfirm: true });
  };

  const searchTab = (
    <Stack gap="4">
      <SkillSearchForm
        search={search}
        disabledReason={search.isReady ? undefined : 'The categories are loading'}
        failed={search.failed}
      />
      {search.asked && (
        <>
          <FoundSkills
            search={search}
            selection={chosen.selection}
            ticked={chosen.allTicked}
            levels={(skill) => <SkillLevels skill={skill} chosen={chosen} />}
            noResult={isMapped ? ALREADY_MAPPED : NO_MATCH}
          />
          <SelectTicked chosen={chosen} onSelected={search.reset} disabledReason={busyReason} />
        </>
      )}
    </Stack>
  );

  return (
    <Page
      title="Assign Skills To Role"
      action={
        <FormActions>
          <BackLink to={back}>Back</BackLink>
          <Button variant="primary" loading={isSaving} onClick={() => void add()}>
            Add Skills To {target}
          </Button>
        </FormActions>
      }
    >
      {selected.length > 0 && (
        <Panel title={`Selected Skills (${selected.length})`}>
          <SelectedSkills
            selected={selected.map((chosenSkill) => ({
              skill: chosenSkill.skill,
              level: listChosenLevelNames(chosenSkill, chosen),
            }))}
            onRemove={chosen.remove}
          />
        </Panel>
      )}
      <Panel title="Skills">
        <Tabs
          label="Where to find skills"
          tabs={[
            { id: 'library', label: 'Search the library', content: searchTab },
            {
              id: 'ai',
              label: 'AI suggestions',
              content: <SuggestedSkills ask={onSuggest} chosen={chosen} busyReason={busyReason} />,
            },
          ]}
        />
      </Panel>
    </Page>
  );
}
