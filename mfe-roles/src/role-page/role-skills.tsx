import { listRoleSkills, type RoleSkill } from '@skills-architect/contracts/roles';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { EmptyState, HStack, LoadError, Panel, Skeleton, Tabs, Text } from '@skills-architect/ui-kit';
import {
  type Column,
  DataTable,
  LevelCell,
  LIST_START,
  listControls,
  listRequest,
} from '@skills-architect/ui-kit/extra';
import { arrangeSkills, byCategory, levelName, SKILL_SORTS } from './arrange-skills';
import { RoleSkillPopup } from './role-skill-popup';

/** Page size; the pager appears above it. */
const PAGE = 10;

const COLUMNS: Column<RoleSkill>[] = [
  { id: 'skillName', title: 'Skill', cell: (skill) => skill.skillName, sortable: true },
  { id: 'skillFamily', title: 'Family', cell: (skill) => skill.skillFamily.skillFamily, sortable: true, width: '30%' },
  {
    id: 'level',
    title: 'Level',
    cell: (skill) => (
      <HStack gap="2">
        <LevelCell level={skill.levelNumber} name={levelName(skill)} />
        <Text aria-hidden>{levelName(skill)}</Text>
      </HStack>
    ),
    sortable: true,
    width: '11rem',
  },
  { id: 'criticality', title: 'Criticality', cell: (skill) => skill.skillCriticality, sortable: true, width: '7rem' },
];

/** The skills that the role's industry expects, one tab per category that has some. */
export function RoleSkills({ roleId }: { roleId: number }) {
  const read = useCall(listRoleSkills, {
    params: { roleId },
    query: { includeUnPublished: true },
  });
  const [{ category }, openCategory] = useQueryState({ category: 0, page: 1 });
  const [{ skill: opened }, open] = useQueryState({ skill: 0 });
  const skills = read.data?.skills ?? [];
  const skill = skills.find((one) => one.skillId === opened);
  return (
    <Panel title={read.data ? `Skills (${skills.length.toLocaleString()})` : 'Skills'}>
      {read.error && !read.data ? (
        <LoadError of={read} />
      ) : !read.data ? (
        <Skeleton lines={6} label="Loading skills" />
      ) : skills.length === 0 ? (
        <EmptyState icon="target">No skills are mapped to this role yet.</EmptyState>
      ) : (
        <Tabs
          label="Skill categories"
          value={category ? String(category) : undefined}
          onChange={(id) => openCategory({ category: Number(id) })}
          tabs={byCategory(skills).map((one) => ({
            id: String(one.id),
            label: one.name,
            count: one.skills.length,
            content: (
              <SkillTable
                key={one.id}
                caption={one.name}
                skills={one.skills}
                onOpen={(row) => open({ skill: row.skillId })}
              />
            ),
          }))}
        />
      )}
      {skill && <RoleSkillPopup skill={skill} onClose={() => open({ skill: 0 })} />}
    </Panel>
  );
}

interface SkillTableProps {
  caption: string;
  skills: readonly RoleSkill[];
  onOpen: (skill: RoleSkill) => void;
}

function SkillTable({ caption, skills, onOpen }: SkillTableProps) {
  const [state, change] = useQueryState({ ...LIST_START, size: PAGE });
  const request = listRequest(state, SKILL_SORTS);
  const controls = listControls(request, { total: skills.length }, change);
  return (
    <DataTable
      {...controls}
      caption={caption}
      columns={COLUMNS}
      rows={arrangeSkills(skills, request)}
      rowKey={(row) => row.skillId}
      rowLabel={(row) => row.skillName}
      onRowClick={onOpen}
      maxHeight="none"
      pager={{ ...controls.pager, showAbove: PAGE }}
    />
  );
}
