import { LIBRARY_STATUS_NAMES, type LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, EmptyState, FilterBar, LoadError, Page } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { ImportEsco } from '../import-esco/import-esco';
import { ROLE_COLUMNS } from './role-columns';
import { RoleFilters } from './role-filters';
import { RoleNameSearch } from './role-name-search';
import { useRoleSearch } from './use-role-search';

/** Manage Industry Roles: every role of the library that the user's menu of statuses offers. */
export default function RoleSearch() {
  useStoredQuery('role-search');
  const { controls, ...search } = useRoleSearch();
  return (
    <Page
      title="Manage Industry Roles"
      action={<ImportEsco />}
      filters={
        <>
          <FilterBar label="Search">
            <RoleNameSearch text={search.text} onSearch={search.search} />
          </FilterBar>
          <RoleFilters
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
        caption="Industry roles"
        columns={ROLE_COLUMNS}
        rows={search.roles}
        rowKey={(row) => row.roleId}
        rowLabel={(row) => row.roleName}
        loading={search.isRefreshing}
        error={search.error && <LoadError of={search} />}
        onRowClick={(row) => navigate(`/role/edit/${row.roleId}`)}
        filtered={search.text !== '' || search.filterCount > 0}
        empty={<EmptyState>{emptyWords(search.offered)}</EmptyState>}
        noResult={
          <EmptyState
            icon="search"
            title="Search results are not found"
            action={<Button onClick={search.clear}>Show all roles</Button>}
          >
            No matching roles found, kindly change the search criteria/ keyword
          </EmptyState>
        }
      />
    </Page>
  );
}

/** An empty library says why: somebody may be offered a part of the statuses only. */
const emptyWords = (offered: readonly LibraryStatus[]) =>
  `There are no roles yet with the status ${offered.map((status) => LIBRARY_STATUS_NAMES[status]).join(', ')}.`;
