import { LIBRARY_STATUS_NAMES, type LibraryStatus } from '@skills-architect/contracts/skills';
import { useQueryState, useStoredQuery } from '@skills-architect/portal-kit';
import { SearchPage } from '@skills-architect/ui-kit/extra';
import { SkillPopup } from '../skill-popup/skill-popup';
import { SKILL_COLUMNS } from './skill-columns';
import { SkillFilters } from './skill-filters';
import { SkillNameSearch } from './skill-name-search';
import { useSkillSearch } from './use-skill-search';

/** The pop-up's skill is not stored with the search. */
const OPENED = ['skill'];
const PAGER_ABOVE = 10;

/** Manage Skills: all skills of the library in the statuses available to the user. */
export default function SkillSearch() {
  useStoredQuery('skill-search', OPENED);
  const search = useSkillSearch();
  const [{ skill }, open] = useQueryState({ skill: 0 });
  return (
    <SearchPage
      title="Manage Skills"
      search={search}
      nameSearch={<SkillNameSearch text={search.text} onSearch={search.search} />}
      filters={
        <SkillFilters
          filter={search.filter}
          count={search.filterCount}
          offered={search.offered}
          onChange={search.changeFilter}
          onClear={search.clearFilters}
        />
      }
      caption="Skills"
      columns={SKILL_COLUMNS}
      rowKey={(row) => row.skillId}
      rowLabel={(row) => row.skillName}
      onRowClick={(row) => open({ skill: row.skillId })}
      noun="skills"
      emptyText={describeEmpty(search.offered)}
      noResultText="No matching skills found, kindly change the search criteria / keyword"
      pagerAbove={PAGER_ABOVE}
    >
      {skill > 0 && <SkillPopup skillId={skill} onClose={() => open({ skill: 0 })} />}
    </SearchPage>
  );
}

/** Names the searched statuses, because some users only see some of them. */
const describeEmpty = (offered: readonly LibraryStatus[]) =>
  `There are no skills yet with the status ${offered.map((status) => LIBRARY_STATUS_NAMES[status]).join(', ')}.`;
