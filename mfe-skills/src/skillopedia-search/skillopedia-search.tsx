import { LIBRARY_STATUS_NAMES, LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, FormActions } from '@skills-architect/ui-kit';
import { IdsPicker, SearchFilters, SearchPage } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { DeletedEntries } from './deleted-entries';
import { ENTRY_COLUMNS } from './entry-columns';
import { EntrySearch } from './entry-search';
import { useSkillopediaSearch } from './use-skillopedia-search';

const STATUSES = Object.values(LibraryStatus).map((value) => ({ value, label: LIBRARY_STATUS_NAMES[value] }));
const PAGER_ABOVE = 10;
const NOT_STORED: string[] = [];

const openEntry = ({ encyclopediaId }: { encyclopediaId: number }) =>
  navigate(`/skillopedia/edit?id=${encyclopediaId}`);

/** Manage Skillopedia: all entries, to search, open and add. */
export default function SkillopediaSearch() {
  useStoredQuery('skillopedia-search', NOT_STORED);
  const search = useSkillopediaSearch();
  const [showsDeleted, setShowsDeleted] = useState(false);
  return (
    <SearchPage
      title="Manage Skillopedia"
      action={
        <FormActions>
          <Button variant="quiet" onClick={() => setShowsDeleted(true)}>
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
      {showsDeleted && <DeletedEntries onClose={() => setShowsDeleted(false)} />}
    </SearchPage>
  );
}
