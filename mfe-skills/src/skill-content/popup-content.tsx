import type { Skill } from '@skills-architect/contracts/skills';
import { useState } from 'react';
import { SkillContentList } from './skill-content';
import { CONTENT_STATE } from './use-content-list';

/** The content of a skill in a pop-up, which leaves the address of the screen below as it is. */
export function PopupContent({ skill }: { skill: Skill }) {
  const [state, setState] = useState(CONTENT_STATE);
  return (
    <SkillContentList skill={skill} state={state} change={(part) => setState((now) => ({ ...now, ...part }))} inPopup />
  );
}
