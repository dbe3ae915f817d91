import { ADMIN_LIKE } from '@skills-architect/contracts';
import {
  listSkillContent,
  personasOfSkill,
  rolesOfSkill,
  type Skill,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { useCall, useQueryState, useSession } from '@skills-architect/portal-kit';
import { Panel } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { SkillAssessments } from '../assessments/skill-assessments';
import { LIST_STATE } from '../assessments/use-assessment-list';
import { SkillContentList } from '../skill-content/skill-content';
import { CONTENT_STATE } from '../skill-content/use-content-list';
import { SkillLevels } from '../skill-levels/skill-levels';
import { useLevelEdit } from '../skill-levels/use-level-edit';
import { SkillRoles } from '../skill-roles/skill-roles';
import { useRoleEdit } from '../skill-roles/use-role-edit';
import { SkillPersonas } from './skill-personas';

const LEVELS = 'proficiencies';
const ROLES = 'roles';

/** The tabs of a skill below its form; an SME only sees the levels. */
export function SkillTabs({ skill }: { skill: Skill }) {
  const { user } = useSession();
  const seesAll = ADMIN_LIKE.includes(user.userType);
  const input = seesAll ? { params: { skillId: skill.skillId }, query: { pagesize: 1 } } : undefined;
  const roles = useCall(rolesOfSkill, input);
  const personas = useCall(personasOfSkill, input);
  const content = useCall(listSkillContent, input);
  const assessments = useCall(summariseAssessments, seesAll ? { params: { skillId: skill.skillId } } : undefined);
  const [{ tab }, chooseTab] = useQueryState({ tab: LEVELS });
  // State of this component, so that a row in edit stays open when the user switches tabs.
  const levelEdit = useLevelEdit(skill, () => chooseTab({ tab: LEVELS }));
  const roleEdit = useRoleEdit(skill, () => chooseTab({ tab: ROLES }));
  const [list, changeList] = useQueryState(LIST_STATE);
  const [shownContent, changeContent] = useQueryState(CONTENT_STATE);
  const { isAssessmentEnabled } = skill.skillSource;
  // Assessments that a merge moved to a skill can be viewed even if its source does not support them.
  const hasAssessments = isAssessmentEnabled || (assessments.data?.total ?? 0) > 0;
  const levels = { id: LEVELS, label: 'Proficiencies', content: <SkillLevels skill={skill} edit={levelEdit} /> };
  const others = [
    {
      id: 'content',
      label: 'Content',
      count: content.data?.total,
      content: <SkillContentList skill={skill} state={shownContent} change={changeContent} />,
    },
    { id: ROLES, label: 'Roles', count: roles.data?.total, content: <SkillRoles skill={skill} editing={roleEdit} /> },
    { id: 'personas', label: 'Personas', count: personas.data?.total, content: <SkillPersonas skill={skill} /> },
    ...(hasAssessments
      ? [
          {
            id: 'assessments',
            label: 'Assessments',
            count: assessments.data?.total,
            content: (
              <SkillAssessments skill={skill} state={list} change={changeList} isReadOnly={!isAssessmentEnabled} />
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel>
      <Tabs
        sticky
        label={skill.skillName}
        tabs={seesAll ? [levels, ...others] : [levels]}
        value={tab}
        onChange={(id) => chooseTab({ tab: id })}
      />
    </Panel>
  );
}
