import type { Skill } from '@skills-architect/contracts/skills';
import { useState } from 'react';
import { POPUP_COLUMNS } from './assessment-columns';
import { SkillAssessments } from './skill-assessments';
import { LIST_STATE } from './use-assessment-list';

/** The assessments of a skill in a pop-up, view only. */
export function ReadOnlyAssessments({ skill }: { skill: Skill }) {
  const [state, setState] = useState(LIST_STATE);
  return (
    <SkillAssessments
      skill={skill}
      columns={POPUP_COLUMNS}
      state={state}
      change={(part) => setState((now) => ({ ...now, ...part }))}
      isReadOnly
    />
  );
}
