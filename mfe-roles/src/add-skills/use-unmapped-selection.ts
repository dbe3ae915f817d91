import { useRestorableSelection } from '@skills-architect/library-kit';
import { notify } from '@skills-architect/portal-kit';
import { useEffect, useEffectEvent } from 'react';
import { parseSelectedSkill } from './selected-skill';

const READING_MS = 10_000;

interface UnmappedSelectionOptions {
  /** Key and subject of the draft of the selected skills. */
  draft: { name: string; subject: string };
  /** Ids of the skills that the role has. */
  mappedIds: readonly number[];
  isSaving: boolean;
}

/** The restorable selected skills, without those that the role has by now; the user is told their names. */
export function useUnmappedSelection({ draft, mappedIds, isSaving }: UnmappedSelectionOptions) {
  const kept = useRestorableSelection({ ...draft, parse: parseSelectedSkill });
  const mapped = new Set(mappedIds);
  const repeated = kept.selected.filter(({ skill }) => mapped.has(skill.skillId));
  const leaveOut = useEffectEvent(() => {
    kept.setSelected(kept.selected.filter((chosenSkill) => !repeated.includes(chosenSkill)));
    const names = repeated.map(({ skill }) => skill.skillName).join(', ');
    notify(`${names} ${repeated.length === 1 ? 'is' : 'are'} already among the skills of this role`, {
      variant: 'info',
      duration: READING_MS,
    });
  });
  // While they are added, the role may list them before the answer arrives.
  const mustLeaveOut = repeated.length > 0 && !isSaving;
  useEffect(() => {
    if (mustLeaveOut) leaveOut();
  }, [mustLeaveOut]);
  return kept;
}
