import { restoreSkillVersion, type Skill, skillHistory } from '@skills-architect/contracts/skills';
import { type RestoredForm, useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

interface SkillHistoryDialogProps {
  skill: Skill;
  form: RestoredForm<Skill>;
  onClose: () => void;
}

/** Pop-up with the versions of a skill. */
export function SkillHistoryDialog({ skill, form, onClose }: SkillHistoryDialogProps) {
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
      form={form}
      onClose={onClose}
    />
  );
}
