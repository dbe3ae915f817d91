import { LIBRARY_STATUS_NAMES, LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useQueryState, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, FormActions } from '@skills-architect/ui-kit';
import { IdsPicker, SearchFilters, SearchPage } from '@skills-architect/ui-kit/extra';
import { DeletedEntries } from './deleted-entries';
import { ENTRY_COLUMNS } from './entry-columns';
import { EntrySearch } from './entry-search';
import { useSkillopediaSearch } from './use-skillopedia-search';

const STATUSES = Object.values(LibraryStatus).map((value) => ({ value, label: LIBRARY_STATUS_NAMES[value] }));
const PAGER_ABOVE = 10;
/** Query parameters of pop-ups, which are not stored with the search. */
const OPENED = ['deleted'];

const openEntry = ({ encyclopediaId }: { encyclopediaId: number }) =>
  navigate(`/skillopedia/edit?id=${encyclopediaId}`);

/** Manage Skillopedia: all entries, to search, open and add. */
export default function SkillopediaSearch() {
  useStoredQuery('skillopedia-search', OPENED);
  const search = useSkillopediaSearch();
  const [{ deleted }, open] = useQueryState({ deleted: false });
  return (
    <SearchPage
      title="Manage Skillopedia"
      action={
        <FormActions>
          <Button variant="quiet" onClick={() => open({ deleted: true })}>
            Deleted entries
          </Button>
          <Button variant="primary" icon="add" onClick={() => navigate('/skillopedia/add')}>
            Add Skillopedia
          </Button>
        </FormActions>
      }
      search={search}
      nameSearch={<EntrySearch text={search.text} onSearch={search.search} onChoose={openEntry} />}
      filters={
        <SearchFilters count={search.filterCount} onClear={search.clearFilters}>
          <IdsPicker
            label="Status"
            placeholder="Any"
            options={STATUSES}
            value={search.statuses}
            onChange={search.choose}
            maxChips={2}
          />
        </SearchFilters>
      }
      caption="Skillopedia"
      columns={ENTRY_COLUMNS}
      rowKey={(row) => row.encyclopediaId}
      rowLabel={(row) => row.name}
      onRowClick={openEntry}
      noun="entries"
      emptyText="There are no entries yet. Add the first one."
      noResultText="No matching entries found, kindly change the search criteria / keyword"
      pagerAbove={PAGER_ABOVE}
    >
      {deleted && <DeletedEntries onClose={() => open({ deleted: false })} />}
    </SearchPage>
  );
}
