import { getSkill, type Skill, statusMenu } from '@skills-architect/contracts/skills';
import { useAccessDenied, useCall, useSession } from '@skills-architect/portal-kit';
import { Dialog, Loaded, Skeleton, Tabs } from '@skills-architect/ui-kit';
import { SkillDetails } from './skill-details';
import { SkillProficiencies } from './skill-proficiencies';

interface SkillPopupProps {
  skillId: number;
  onClose: () => void;
}

/** Pop-up with one skill: its levels and details. */
export function SkillPopup({ skillId, onClose }: SkillPopupProps) {
  const read = useCall(getSkill, { params: { skillId } });
  const skill = read.data;
  const { user } = useSession();
  const isDenied = skill !== undefined && !statusMenu(user.userType).includes(skill.skillStatus);
  useAccessDenied(isDenied);
  if (isDenied) return null;
  return (
    <Dialog open onClose={onClose} title={skill?.skillName ?? 'Skill'}>
      <Loaded of={read} waiting={<Skeleton lines={6} label="Loading the skill" />}>
        {(data) => <Tabs label={data.skillName} tabs={buildTabs(data)} />}
      </Loaded>
    </Dialog>
  );
}

const buildTabs = (skill: Skill) => [
  { id: 'proficiencies', label: 'Proficiencies', content: <SkillProficiencies skill={skill} /> },
  { id: 'details', label: 'Details', content: <SkillDetails skill={skill} /> },
];
