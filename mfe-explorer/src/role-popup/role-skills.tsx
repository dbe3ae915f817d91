import { compareNames } from '@skills-architect/contracts/locale';
import { listRoleSkills, type RoleSkill } from '@skills-architect/contracts/roles';
import { compareSkillCategories } from '@skills-architect/contracts/skills';
import { ShownName } from '@skills-architect/library-kit';
import { useCall, useClient, useSession } from '@skills-architect/portal-kit';
import { EmptyState, Loaded, Skeleton } from '@skills-architect/ui-kit';
import { CategoryDot, type Column, DataTable, LevelCell } from '@skills-architect/ui-kit/extra';

const COLUMNS: Column<RoleSkill>[] = [
  {
    id: 'skillName',
    title: 'Skill',
    cell: (skill) => <ShownName name={skill.skillName} language={skill.nameLanguage} />,
  },
  {
    id: 'category',
    title: 'Category',
    narrow: 'value',
    cell: (skill) => <CategoryDot name={skill.skillCategory.skillCategory} />,
    width: '13rem',
  },
  {
    id: 'level',
    title: 'Level',
    narrow: 'value',
    cell: (skill) => <LevelCell level={skill.levelNumber} />,
    width: '5rem',
  },
  { id: 'criticality', title: 'Criticality', narrow: 'value', cell: (skill) => skill.skillCriticality, width: '7rem' },
];

const byCategoryAndName = (a: RoleSkill, b: RoleSkill) =>
  compareSkillCategories(a.skillCategory.skillCategory, b.skillCategory.skillCategory) ||
  compareNames(a.skillName, b.skillName);

/**
 * The role's skills with the levels its industry expects. For client users they are limited to one of their clients.
 */
export function RoleSkills({ roleId }: { roleId: number }) {
  const { client } = useClient();
  const { user } = useSession();
  const clientId = client?.clientId ?? user.clients[0];
  const skills = useCall(listRoleSkills, { params: { roleId }, query: { clientId } });
  return (
    <Loaded result={skills} waiting={<Skeleton lines={6} label="Loading skills" />}>
      {(data) => (
        <DataTable
          caption="Skills of the role"
          columns={COLUMNS}
          rows={[...data.skills].sort(byCategoryAndName)}
          rowKey={(skill) => skill.skillId}
          rowLabel={(skill) => skill.skillName}
          empty={<EmptyState icon="target">No skills are mapped to this role yet.</EmptyState>}
          maxHeight="none"
        />
      )}
    </Loaded>
  );
}
