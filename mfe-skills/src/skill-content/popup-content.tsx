import type { Skill } from '@skills-architect/contracts/skills';
import { useState } from 'react';
import { SkillContentList } from './skill-content';
import { CONTENT_STATE } from './use-content-list';

/** The content of a skill in a pop-up. Filters and page are local state: the URL belongs to the screen behind it. */
export function PopupContent({ skill }: { skill: Skill }) {
  const [state, setState] = useState(CONTENT_STATE);
  return (
    <SkillContentList skill={skill} state={state} change={(part) => setState((now) => ({ ...now, ...part }))} inPopup />
  );
}
