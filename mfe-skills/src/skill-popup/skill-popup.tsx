import { ASSESSMENT_KEEPERS, getSkill, type Skill } from '@skills-architect/contracts/skills';
import { Link, useCall, useSession } from '@skills-architect/portal-kit';
import { Button, Dialog, Icon, Loaded, Skeleton, Tabs } from '@skills-architect/ui-kit';
import { ReadOnlyAssessments } from '../assessments/read-only-assessments';
import { useSkillAccess } from '../skill-access/use-skill-access';
import { SkillDetails } from './skill-details';
import { SkillProficiencies } from './skill-proficiencies';

interface SkillPopupProps {
  skillId: number;
  onClose: () => void;
}

/** Pop-up with one skill: its levels, assessments and details. */
export function SkillPopup({ skillId, onClose }: SkillPopupProps) {
  const read = useCall(getSkill, { params: { skillId } });
  const { user } = useSession();
  const skill = read.data;
  if (useSkillAccess(read)) return null;
  return (
    <Dialog open onClose={onClose} title={skill?.skillName ?? 'Skill'} footer={skill && <EditLink skillId={skillId} />}>
      <Loaded of={read} waiting={<Skeleton lines={6} label="Loading the skill" />}>
        {(data) => <Tabs label={data.skillName} tabs={buildTabs(data, ASSESSMENT_KEEPERS.includes(user.userType))} />}
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

const buildTabs = (skill: Skill, keepsAssessments: boolean) => [
  { id: 'proficiencies', label: 'Proficiencies', content: <SkillProficiencies skill={skill} /> },
  ...(keepsAssessments && skill.skillSource.isAssessmentEnabled
    ? [{ id: 'assessments', label: 'Assessments', content: <ReadOnlyAssessments skill={skill} /> }]
    : []),
  { id: 'details', label: 'Details', content: <SkillDetails skill={skill} /> },
];
