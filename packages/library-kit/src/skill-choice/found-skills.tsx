import { EmptyState, LoadError, type LoadErrorProps } from '@skills-architect/ui-kit';
import { type Column, DataTable, type RowSelection } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useMemo } from 'react';
import { ShownName } from '../shown-name/shown-name';
import { type ListedSkill, skillColumns } from './skill-columns';

interface Page {
  offset: number;
  pageSize: number;
}

export interface FoundSkillsProps<S extends ListedSkill> {
  search: LoadErrorProps['result'] & {
    data: { skills: readonly S[]; total: number; totalIsCapped?: true } | undefined;
    isPreviousData: boolean;
    at: Page;
    changePage: (page: Page) => void;
  };
  /** Rows are selectable if given. */
  selection?: RowSelection<S>;
  /** All ticked skills, also those of an earlier search or another page; `onClear` unticks them. */
  ticked?: { count: number; onClear: () => void };
  /** The cell in which levels are chosen. */
  levels?: (skill: S) => ReactNode;
  onOpen?: (skill: S) => void;
  /** Message when nothing was found. */
  noResult: string;
  /** Height from which the table scrolls. */
  maxHeight?: string;
}

/** Without the column of levels the others share its room: families have long names. */
const WITHOUT_LEVELS = { category: '20%', source: '18%' };

/** Skills found by a search; users choose levels for ticked ones. */
export function FoundSkills<S extends ListedSkill>({
  search,
  selection,
  ticked,
  levels,
  onOpen,
  noResult,
  maxHeight,
}: FoundSkillsProps<S>) {
  const columns = useMemo<Column<S>[]>(() => {
    const { named, inCategory, ofSource } = skillColumns<S>((skill) => skill, levels ? {} : WITHOUT_LEVELS);
    return [
      named,
      inCategory,
      {
        id: 'family',
        title: 'Family',
        narrow: 'value',
        width: levels ? '12rem' : '24%',
        cell: (skill) => <ShownName name={skill.skillFamily.skillFamily} language={skill.skillFamily.familyLanguage} />,
      },
      ofSource,
      ...(levels ? [{ id: 'level', title: 'Level', width: '13rem', cell: levels }] : []),
    ];
  }, [levels]);
  const { data, at, changePage } = search;
  const shownCount = (selection && data?.skills.filter(selection.isSelected).length) ?? 0;
  const isSomeHidden = data !== undefined && ticked !== undefined && ticked.count > shownCount;
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
      onRowClick={onOpen}
      bulk={isSomeHidden ? ticked : undefined}
      skeletonRows={4}
      maxHeight={maxHeight}
      empty={<EmptyState icon="search" title={noResult} />}
      error={search.error && <LoadError result={search} />}
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
