import { restoreSkillVersion, type Skill, skillHistory } from '@skills-architect/contracts/skills';
import { useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

/** Pop-up with the versions of a skill. */
export function SkillHistoryDialog({ skill, onClose }: { skill: Skill; onClose: () => void }) {
  const params = { skillId: skill.skillId };
  const page = useVersionPage();
  const read = useCall(skillHistory, { params, query: page.query }, page.options);
  const restore = useChange(restoreSkillVersion);
  return (
    <VersionHistory
      name={skill.skillName}
      rev={skill.rev}
      page={page}
      read={read}
      params={params}
      restore={restore}
      onClose={onClose}
    />
  );
}
