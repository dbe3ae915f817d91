import { LIBRARY_STATUS_NAMES, type LibraryStatus } from '@skills-architect/contracts/skills';
import { useQueryState, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, EmptyState, FilterBar, LoadError, Page } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { SkillPopup } from '../skill-popup/skill-popup';
import { SKILL_COLUMNS } from './skill-columns';
import { SkillFilters } from './skill-filters';
import { SkillNameSearch } from './skill-name-search';
import { useSkillSearch } from './use-skill-search';

/** The pop-up's skill is no part of the search. */
const OPENED = ['skill'];
const PAGER_ABOVE = 10;

/** Manage Skills: every skill of the library that the user's menu of statuses offers. */
export default function SkillSearch() {
  useStoredQuery('skill-search', OPENED);
  const { controls, ...search } = useSkillSearch();
  const [{ skill }, open] = useQueryState({ skill: 0 });
  return (
    <Page
      title="Manage Skills"
      filters={
        <>
          <FilterBar label="Search">
            <SkillNameSearch text={search.text} onSearch={search.search} />
          </FilterBar>
          <SkillFilters
            filter={search.filter}
            count={search.filterCount}
            offered={search.offered}
            onChange={search.changeFilter}
            onClear={search.clearFilters}
          />
        </>
      }
    >
      <DataTable
        {...controls}
        caption="Skills"
        columns={SKILL_COLUMNS}
        rows={search.skills}
        rowKey={(row) => row.skillId}
        rowLabel={(row) => row.skillName}
        loading={search.isRefreshing}
        error={search.error && <LoadError of={search} />}
        onRowClick={(row) => open({ skill: row.skillId })}
        filtered={search.text !== '' || search.filterCount > 0}
        empty={<EmptyState>{emptyWords(search.offered)}</EmptyState>}
        noResult={
          <EmptyState
            icon="search"
            title="Search results are not found"
            action={<Button onClick={search.clear}>Show all skills</Button>}
          >
            No matching skills found, kindly change the search criteria / keyword
          </EmptyState>
        }
        pager={{ ...controls.pager, showAbove: PAGER_ABOVE }}
      />
      {skill > 0 && <SkillPopup skillId={skill} onClose={() => open({ skill: 0 })} />}
    </Page>
  );
}

/** An empty library says why: somebody may be offered a part of the statuses only. */
const emptyWords = (offered: readonly LibraryStatus[]) =>
  `There are no skills yet with the status ${offered.map((status) => LIBRARY_STATUS_NAMES[status]).join(', ')}.`;
