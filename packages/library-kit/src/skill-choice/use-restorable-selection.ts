import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import { type DraftParts, useDraft } from '@skills-architect/portal-kit';
import { useMemo } from 'react';
import type { ChosenSkill } from './choice-rules';

/** A selected skill as stored in the browser. */
export interface StoredSelectedSkill {
  skill: SkillWithLevels;
  levels: [number, number][];
  addedFrom?: string | undefined;
}

interface RestorableSelectionOptions {
  /** Key of the draft: `skills for role 7`. */
  name: string;
  /** Subject of the restore question: `the skills for Data Engineer`. */
  subject: string;
  /** Parses a stored skill; must be a stable function. */
  parse: (stored: unknown) => StoredSelectedSkill | undefined;
}

/** The selected skills; they are held outside of `useChosenSkills` if they must survive a reload. */
export interface SelectedSkillsState {
  selected: readonly ChosenSkill[];
  setSelected: (selected: readonly ChosenSkill[]) => void;
}

const NONE: readonly ChosenSkill[] = [];

const createParts = (
  parse: RestorableSelectionOptions['parse'],
): DraftParts<readonly ChosenSkill[], StoredSelectedSkill> => ({
  split: (selected) =>
    new Map(selected.map(({ levels, ...rest }) => [rest.skill.skillId, { ...rest, levels: [...levels] }])),
  join: (parts) => [...parts.values()].map(({ levels, ...rest }) => ({ ...rest, levels: new Map(levels) })),
  isSame: (skill, other) => JSON.stringify(skill?.levels) === JSON.stringify(other?.levels),
  parse,
});

/** Selected skills that are offered again after the page or the session has ended. */
export function useRestorableSelection({ name, subject, parse }: RestorableSelectionOptions): SelectedSkillsState {
  const parts = useMemo(() => createParts(parse), [parse]);
  const { value, edit } = useDraft({
    name,
    subject,
    empty: NONE,
    parts,
  });
  return { selected: value, setSelected: (selected) => edit(() => selected) };
}
