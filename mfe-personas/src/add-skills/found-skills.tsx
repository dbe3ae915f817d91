import type { SkillSummary } from '@skills-architect/contracts/skills';
import { EmptyState, LoadError } from '@skills-architect/ui-kit';
import { CategoryDot, type Column, DataTable, type RowSelection } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import type { ChosenSkill } from '../persona-skills/chosen-skill';
import { LevelChoice } from './level-choice';
import type { useSkillSearch } from './use-skill-search';

interface FoundSkillsProps {
  search: ReturnType<typeof useSkillSearch>;
  selection: RowSelection<SkillSummary>;
  ids: ReadonlySet<number>;
  levels: ReadonlyMap<number, ChosenSkill>;
  onLevel: (chosen: ChosenSkill) => void;
}

/** Search results; selected skills need a level. */
export function FoundSkills({ search, selection, ids, levels, onLevel }: FoundSkillsProps) {
  const columns = useMemo<Column<SkillSummary>[]>(
    () => [
      { id: 'skill', title: 'Skill', rowHeader: true, cell: (skill) => skill.skillName },
      {
        id: 'category',
        title: 'Category',
        width: '11rem',
        cell: (skill) => <CategoryDot name={skill.skillCategory.skillCategory} />,
      },
      { id: 'family', title: 'Family', width: '11rem', cell: (skill) => skill.skillFamily.skillFamily },
      { id: 'source', title: 'Source', width: '9rem', cell: (skill) => skill.skillSource.source },
      {
        id: 'level',
        title: 'Level',
        width: '11rem',
        cell: (skill) => (
          <LevelChoice
            skill={skill}
            levelCount={search.levelCount}
            active={ids.has(skill.skillId)}
            value={levels.get(skill.skillId)?.proficiencyId}
            onChange={onLevel}
          />
        ),
      },
    ],
    [ids, levels, onLevel, search.levelCount],
  );
  const { data, at, changePage } = search;
  return (
    <DataTable
      caption="Skills found"
      columns={columns}
      rows={data?.skills}
      rowKey={(skill) => skill.skillId}
      rowLabel={(skill) => skill.skillName}
      loading={search.isRefreshing}
      outdated={search.isPreviousData}
      selection={selection}
      skeletonRows={4}
      maxHeight="22rem"
      empty={<EmptyState icon="search" title="No matching skills found. Kindly modify the search term!" />}
      error={search.error && <LoadError of={search} />}
      pager={{
        ...at,
        total: data?.total ?? 0,
        isTotalCapped: data?.totalIsCapped,
        showAbove: 10,
        onChange: changePage,
      }}
    />
  );
}
