import { ADMIN_LIKE } from '@skills-architect/contracts';
import { listSources } from '@skills-architect/contracts/skills';
import { describeNoRecords, LibraryMenu, NameOrder, SourceNotices } from '@skills-architect/library-kit';
import { navigate, useCall, useQueryState, useSession, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, FormActions } from '@skills-architect/ui-kit';
import { SearchPage } from '@skills-architect/ui-kit/extra';
import { DeletedSkills } from '../deleted-skills/deleted-skills';
import { SkillPopup } from '../skill-popup/skill-popup';
import { ExportSkills } from '../skill-tables/export-skills';
import { SKILL_COLUMNS } from './skill-columns';
import { SkillFilters } from './skill-filters';
import { SkillNameSearch } from './skill-name-search';
import { useSkillSearchPage } from './use-skill-search-page';

/** Query parameters of pop-ups, which are not stored with the search. */
const OPENED = ['skill', 'deleted'];
const PAGER_ABOVE = 10;
const SCREENS = [
  { label: 'Library Health', path: '/skill/health' },
  { label: 'Duplicates', path: '/skill/duplicates' },
  { label: 'Releases', path: '/skill/releases' },
  { label: 'Content Catalogues', path: '/skill/content-imports' },
];

/** Manage Skills: all skills of the library in the statuses available to the user. */
export default function SkillSearch() {
  useStoredQuery('skill-search', OPENED);
  const { user } = useSession();
  const search = useSkillSearchPage();
  const sources = useCall(listSources, {});
  const [{ skill, deleted }, open] = useQueryState({ skill: 0, deleted: false });
  return (
    <SearchPage
      title="Manage Skills"
      action={
        <FormActions>
          <LibraryMenu screens={SCREENS} deleted={{ label: 'Deleted skills', open: () => open({ deleted: true }) }} />
          {ADMIN_LIKE.includes(user.userType) && (
            <ExportSkills shown={{ ...search, total: search.controls.pager.total }} />
          )}
          <Button variant="primary" icon="add" onClick={() => navigate('/skill/add')}>
            Add a new Skill
          </Button>
        </FormActions>
      }
      search={search}
      nameSearch={<SkillNameSearch text={search.text} onSearch={search.search} />}
      filters={
        <>
          <SkillFilters
            filter={search.filter}
            count={search.filterCount}
            offered={search.offered}
            onChange={search.changeFilter}
            onClear={search.clearFilters}
          />
          <NameOrder text={search.text} sortBy={search.controls.sort?.by} name="skillName" />
        </>
      }
      caption="Skills"
      columns={SKILL_COLUMNS}
      rowKey={(row) => row.skillId}
      rowLabel={(row) => row.skillName}
      onRowClick={(row) => open({ skill: row.skillId })}
      noun="skills"
      emptyText={describeNoRecords('skills', search.offered)}
      noResultText="No matching skills found, kindly change the search criteria / keyword"
      pagerAbove={PAGER_ABOVE}
    >
      <SourceNotices sources={sources.data?.sources} />
      {skill > 0 && <SkillPopup skillId={skill} onClose={() => open({ skill: 0 })} />}
      {deleted && <DeletedSkills onClose={() => open({ deleted: false })} />}
    </SearchPage>
  );
}
