import { restoreSkillVersion, type Skill, skillHistory } from '@skills-architect/contracts/skills';
import { restoreVersion, useCall, useChange } from '@skills-architect/portal-kit';
import { HISTORY_PAGE, RecordHistory } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

/** Pop-up with the versions of a skill. */
export function SkillHistoryDialog({ skill, onClose }: { skill: Skill; onClose: () => void }) {
  const [offset, setOffset] = useState(0);
  const params = { skillId: skill.skillId };
  const read = useCall(skillHistory, { params, query: { offset, pagesize: HISTORY_PAGE } }, { keepPreviousData: true });
  const restore = useChange(restoreSkillVersion);
  return (
    <RecordHistory
      name={skill.skillName}
      page={read.data}
      read={read}
      offset={offset}
      onOffset={setOffset}
      isRestoring={restore.isRunning}
      onRestore={({ rev }) => restoreVersion({ rev: skill.rev, version: rev }, (body) => restore.run({ params, body }))}
      onClose={onClose}
    />
  );
}
