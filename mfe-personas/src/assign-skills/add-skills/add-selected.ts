import { formatCount } from '@skills-architect/contracts/locale';
import { askConfirm, notify } from '@skills-architect/portal-kit';
import type { ChosenSkill } from '../../persona-skills/chosen-skill';
import type { LibrarySkills } from './use-library-skills';

const nothingSelected = (ticked: number) =>
  ticked ? `Press Select ${formatCount(ticked, 'Skill')} first` : 'No skills are selected for mapping';

/** Asked about skills that are ticked, but not selected yet. */
const questionAbout = (ticked: number) => ({
  title: `Add without the ${formatCount(ticked, 'ticked skill')}?`,
  text: `${ticked === 1 ? 'It is' : 'They are'} not selected yet: Select ${formatCount(ticked, 'Skill')} does that.`,
  yes: 'Add without',
  no: 'Back',
});

/** Adds the selected skills; asks first when others are only ticked. */
export const addSelected = async (
  { selected, chosen: { allTicked } }: Pick<LibrarySkills, 'selected' | 'chosen'>,
  onAdd: (skills: readonly ChosenSkill[]) => void,
): Promise<void> => {
  if (!selected.length) return notify(nothingSelected(allTicked.count), { variant: 'info' });
  if (!allTicked.count || (await askConfirm(questionAbout(allTicked.count)))) onAdd(selected);
};
