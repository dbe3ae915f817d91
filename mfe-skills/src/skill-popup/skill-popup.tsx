import { ADMIN_LIKE, type UserType } from '@skills-architect/contracts';
import { ASSESSMENT_MAINTAINERS, getSkill, type Skill } from '@skills-architect/contracts/skills';
import { Link, useCall, useSession } from '@skills-architect/portal-kit';
import { Button, Dialog, Icon, Loaded, Skeleton } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { ReadOnlyAssessments } from '../assessments/read-only-assessments';
import { useSkillAccess } from '../skill-access/use-skill-access';
import { PopupContent } from '../skill-content/popup-content';
import { SkillDetails } from './skill-details';
import { SkillProficiencies } from './skill-proficiencies';

interface SkillPopupProps {
  skillId: number;
  onClose: () => void;
}

/** Pop-up with one skill: its levels, content, assessments and details. */
export function SkillPopup({ skillId, onClose }: SkillPopupProps) {
  const { user } = useSession();
  const read = useCall(getSkill, { params: { skillId } });
  const skill = read.data;
  if (useSkillAccess(read)) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={skill?.skillName ?? 'Skill'}
      footer={skill && <EditLink skillId={skillId} />}
    >
      <Loaded result={read} waiting={<Skeleton lines={6} label="Loading the skill" />}>
        {(data) => <Tabs label={data.skillName} tabs={buildTabs(data, user.userType)} />}
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

const buildTabs = (skill: Skill, userType: UserType) => [
  { id: 'proficiencies', label: 'Proficiencies', content: <SkillProficiencies skill={skill} /> },
  ...(ADMIN_LIKE.includes(userType)
    ? [{ id: 'content', label: 'Content', content: <PopupContent skill={skill} /> }]
    : []),
  ...(ASSESSMENT_MAINTAINERS.includes(userType) && skill.skillSource.isAssessmentEnabled
    ? [{ id: 'assessments', label: 'Assessments', content: <ReadOnlyAssessments skill={skill} /> }]
    : []),
  { id: 'details', label: 'Details', content: <SkillDetails skill={skill} /> },
];
