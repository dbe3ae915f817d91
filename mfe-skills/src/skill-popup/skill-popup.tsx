import { getSkill, type Skill } from '@skills-architect/contracts/skills';
import { Link, useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Icon, Loaded, Skeleton, Tabs } from '@skills-architect/ui-kit';
import { useSkillAccess } from '../skill-access/use-skill-access';
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
  if (useSkillAccess(read)) return null;
  return (
    <Dialog open onClose={onClose} title={skill?.skillName ?? 'Skill'} footer={skill && <EditLink skillId={skillId} />}>
      <Loaded of={read} waiting={<Skeleton lines={6} label="Loading the skill" />}>
        {(data) => <Tabs label={data.skillName} tabs={buildTabs(data)} />}
      </Loaded>
    </Dialog>
  );
}

function EditLink({ skillId }: { skillId: number }) {
  return (
    <Button asChild>
      <Link to={`/skill/edit/${skillId}`}>
        <Icon name="edit" /> Edit Skill
      </Link>
    </Button>
  );
}

const buildTabs = (skill: Skill) => [
  { id: 'proficiencies', label: 'Proficiencies', content: <SkillProficiencies skill={skill} /> },
  { id: 'details', label: 'Details', content: <SkillDetails skill={skill} /> },
];
