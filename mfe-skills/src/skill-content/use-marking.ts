import { formatCount } from '@skills-architect/contracts/locale';
import {
  type ContentRelevancy,
  MAX_SELECTED_CONTENT,
  markSkillContent,
  type Skill,
  type SkillContent,
} from '@skills-architect/contracts/skills';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Selects up to 50 content items of a skill and sets their relevancy. */
export const useMarking = ({ skillId, skillName }: Skill) => {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isTooMuch, setIsTooMuch] = useState(false);
  const mark = useChange(markSkillContent);

  const onSelect = (items: SkillContent[], isSelected: boolean) => {
    const ids = items.map(({ contentId }) => contentId);
    const rest = [...selected].filter((id) => !ids.includes(id));
    const next = isSelected ? [...rest, ...ids] : rest;
    setIsTooMuch(next.length > MAX_SELECTED_CONTENT);
    setSelected(new Set(next.slice(0, MAX_SELECTED_CONTENT)));
  };

  const ask = async (relevancy: ContentRelevancy, word: string, shown: readonly SkillContent[]) => {
    const count = formatCount(selected.size, 'item');
    const hiddenCount = selected.size - shown.filter(({ contentId }) => selected.has(contentId)).length;
    const hidden = hiddenCount > 0 ? `, ${hiddenCount} of them not shown,` : '';
    const isSure = await askConfirm({
      title: `Mark as ${word}?`,
      text: `${count} of ${skillName}${hidden} will be marked as ${word}. No import of content changes that.`,
      yes: 'Yes',
      no: 'No',
    });
    if (!isSure) return;
    await mark.run({ params: { skillId }, body: { contentIds: [...selected], relevancy } });
    setSelected(new Set());
    notify(`Marked as ${word}: ${count}`, { variant: 'success' });
  };

  return {
    count: selected.size,
    selection: { isSelected: ({ contentId }: SkillContent) => selected.has(contentId), onSelect },
    clear: () => setSelected(new Set()),
    /** Asks and marks; `shown` are the items of the page. */
    mark: (relevancy: ContentRelevancy, word: string, shown: readonly SkillContent[]) =>
      void ask(relevancy, word, shown).catch(notify),
    isMarking: mark.isRunning,
    isTooMuch,
    closeTooMuch: () => setIsTooMuch(false),
  };
};
