import { ADMIN_LIKE } from '@skills-architect/contracts';
import { listSkillContent, personasOfSkill, rolesOfSkill, type Skill } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Panel, Tabs } from '@skills-architect/ui-kit';
import { SkillContentList } from '../skill-content/skill-content';
import { SkillLevels } from '../skill-levels/skill-levels';
import { SkillRoles } from '../skill-roles/skill-roles';
import { SkillPersonas } from './skill-personas';

/** The parts of a skill beside its form; an SME sees its levels only. */
export function SkillTabs({ skill }: { skill: Skill }) {
  const { user } = useSession();
  const seesAll = ADMIN_LIKE.includes(user.userType);
  const input = seesAll ? { params: { skillId: skill.skillId }, query: { pagesize: 1 } } : undefined;
  const roles = useCall(rolesOfSkill, input);
  const personas = useCall(personasOfSkill, input);
  const content = useCall(listSkillContent, input);
  const levels = { id: 'proficiencies', label: 'Proficiencies', content: <SkillLevels skill={skill} /> };
  const others = [
    { id: 'content', label: 'Content', count: content.data?.total, content: <SkillContentList skill={skill} /> },
    { id: 'roles', label: 'Roles', count: roles.data?.total, content: <SkillRoles skill={skill} /> },
    { id: 'personas', label: 'Personas', count: personas.data?.total, content: <SkillPersonas skill={skill} /> },
  ];
  return (
    <Panel>
      <Tabs label={skill.skillName} tabs={seesAll ? [levels, ...others] : [levels]} />
    </Panel>
  );
}
