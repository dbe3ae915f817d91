import type { Skill } from '@skills-architect/contracts/skills';
import { Dialog } from '@skills-architect/ui-kit';
import { SkillTree } from './skill-tree';

interface SkillTreeDialogProps {
  skill: Pick<Skill, 'skillId' | 'skillName'>;
  onClose: () => void;
}

/** Dialog to change the tree of a skill. */
export function SkillTreeDialog({ skill: { skillId, skillName }, onClose }: SkillTreeDialogProps) {
  return (
    <Dialog open size="lg" title={`Skill Tree of ${skillName}`} onClose={onClose}>
      <SkillTree key={skillId} rootSkillId={skillId} mayEdit />
    </Dialog>
  );
}
