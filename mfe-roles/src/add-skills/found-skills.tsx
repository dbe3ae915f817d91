import type { SkillSummary } from '@skills-architect/contracts/skills';
import { EmptyState, LoadError } from '@skills-architect/ui-kit';
import { CategoryDot, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { LevelSelects } from './level-selects';
import type { ChosenSkills } from './use-chosen-skills';
import type { SkillFinder } from './use-skill-finder';

interface FoundSkillsProps {
  finder: SkillFinder;
  chosen: ChosenSkills;
  /** Message when nothing was found. */
  noResult: string;
}

/** Search results; a level must be chosen for every selected skill. */
export function FoundSkills({ finder, chosen, noResult }: FoundSkillsProps) {
  const columns = useMemo<Column<SkillSummary>[]>(
    () => [
      { id: 'skill', title: 'Skill', rowHeader: true, cell: (skill) => skill.skillName },
      {
        id: 'category',
        title: 'Category',
        width: '11rem',
        cell: (skill) => <CategoryDot name={skill.skillCategory.skillCategory} />,
      },
      { id: 'family', title: 'Family', width: '14rem', cell: (skill) => skill.skillFamily.skillFamily },
      { id: 'source', title: 'Source', width: '9rem', cell: (skill) => skill.skillSource.source },
      { id: 'level', title: 'Level', width: '14rem', cell: (skill) => <LevelSelects skill={skill} chosen={chosen} /> },
    ],
    [chosen],
  );
  const { data, at, changePage } = finder;
  return (
    <DataTable
      caption="Skills found"
      columns={columns}
      rows={data?.skills}
      rowKey={(skill) => skill.skillId}
      rowLabel={(skill) => skill.skillName}
      loading={finder.isRefreshing}
      outdated={finder.isPreviousData}
      selection={chosen.selection}
      skeletonRows={4}
      empty={<EmptyState icon="search" title={noResult} />}
      error={finder.error && <LoadError of={finder} />}
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
