import { getClient } from '@skills-architect/contracts/admin';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import { isEmptyFilter, useChosenSkills, useSkillSearch } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { ChosenSkill } from '../../persona-skills/chosen-skill';
import { levelOptions } from '../../persona-skills/level-options';

/** Key of a skill's only level select: a persona has one target level, however many schemes the skill has. */
const TARGET = 0;
/** Tooltip of the disabled search button. */
export const EMPTY_FILTER = 'Enter a name, or choose a category, family or source';

/** Finds and selects skills of a client's sources for one of its personas; `present` are the skills it already has. */
export function useLibrarySkills(clientId: number, present: readonly number[]) {
  const client = useCall(getClient, { params: { clientId } });
  const clientSourceIds = client.data?.sourceIds;
  const levelCount = client.data?.proficiencySchemeLevelCount;
  const search = useSkillSearch({
    sourceIds: clientSourceIds?.length === 0 ? undefined : (clientSourceIds ?? []),
    within: { clientId },
  });
  const toChoices = ({ skillName, proficiencies }: SkillWithLevels) => [
    { schemeId: TARGET, label: `Level of ${skillName}`, options: levelOptions(proficiencies, { levelCount }) },
  ];
  const chosen = useChosenSkills({ listChoices: toChoices, existingIds: present });
  return {
    search,
    chosen,
    /** Why the search is disabled. */
    disabledReason: isEmptyFilter(search.filter) ? EMPTY_FILTER : undefined,
    failed: search.failed ?? (client.error && client),
    /** The selected skills with their target levels. */
    selected: chosen.selected.flatMap(({ skill, levels }): ChosenSkill[] => {
      const proficiencyId = levels.get(TARGET);
      return proficiencyId ? [{ skill, proficiencyId }] : [];
    }),
  };
}
export type LibrarySkills = ReturnType<typeof useLibrarySkills>;
