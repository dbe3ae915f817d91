import { LIBRARY_STATUS_NAMES, type LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useStoredQuery } from '@skills-architect/portal-kit';
import { SearchPage } from '@skills-architect/ui-kit/extra';
import { ImportEsco } from '../import-esco/import-esco';
import { ROLE_COLUMNS } from './role-columns';
import { RoleFilters } from './role-filters';
import { RoleNameSearch } from './role-name-search';
import { useRoleSearch } from './use-role-search';

/** Manage Industry Roles: all roles of the library in the statuses available to the user. */
export default function RoleSearch() {
  useStoredQuery('role-search');
  const search = useRoleSearch();
  return (
    <SearchPage
      title="Manage Industry Roles"
      action={<ImportEsco />}
      search={search}
      nameSearch={<RoleNameSearch text={search.text} onSearch={search.search} />}
      filters={
        <RoleFilters
          filter={search.filter}
          count={search.filterCount}
          offered={search.offered}
          onChange={search.changeFilter}
          onClear={search.clearFilters}
        />
      }
      caption="Industry roles"
      columns={ROLE_COLUMNS}
      rowKey={(row) => row.roleId}
      rowLabel={(row) => row.roleName}
      onRowClick={(row) => navigate(`/role/edit/${row.roleId}`)}
      noun="roles"
      emptyText={describeEmpty(search.offered)}
      noResultText="No matching roles found, kindly change the search criteria/ keyword"
    />
  );
}

/** Names the searched statuses, because some users only see some of them. */
const describeEmpty = (offered: readonly LibraryStatus[]) =>
  `There are no roles yet with the status ${offered.map((status) => LIBRARY_STATUS_NAMES[status]).join(', ')}.`;
