import { getSkill } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, LoadError, Skeleton } from '@skills-architect/ui-kit';
import { SkillPopup } from './skill-popup';

interface SkillOfLibraryProps {
  skillId: number;
  onClose: () => void;
}

/** The pop-up of any skill that the user may see, for links to it. */
export function SkillOfLibrary({ skillId, onClose }: SkillOfLibraryProps) {
  const read = useCall(getSkill, { params: { skillId } });
  if (read.data) return <SkillPopup skill={read.data} getMark={() => undefined} onClose={onClose} />;
  return (
    <Dialog open title="Skill" onClose={onClose}>
      {read.error ? <LoadError result={read} /> : <Skeleton lines={6} label="Loading the skill" />}
    </Dialog>
  );
}
