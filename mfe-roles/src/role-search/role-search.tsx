import { exportRoleTable, previewLibraryImport } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { describeNoRecords, LibraryMenu, NameOrder, SourceNotices } from '@skills-architect/library-kit';
import { navigate, useAreas, useCall, useQueryState, useStoredQuery } from '@skills-architect/portal-kit';
import { Button, FormActions } from '@skills-architect/ui-kit';
import { SearchPage } from '@skills-architect/ui-kit/extra';
import { DeletedRoles } from '../deleted-roles/deleted-roles';
import { GoToLeadershipRole } from '../leadership-role/go-to-leadership-role';
import { ExportRoles } from '../role-tables/export-roles';
import { ROLE_COLUMNS } from './role-columns';
import { RoleFilters } from './role-filters';
import { RoleNameSearch } from './role-name-search';
import { useRoleSearch } from './use-role-search';

/** Query parameters of pop-ups, which are not stored with the search. */
const NOT_STORED = ['deleted'];
const SCREENS = [
  { label: 'Library Health', path: '/skill/health' },
  { label: 'Matcher Accuracy', path: '/role/accuracy' },
];

/** Manage Industry Roles: all roles of the library in the statuses available to the user. */
export default function RoleSearch() {
  useStoredQuery('role-search', NOT_STORED);
  const { allows } = useAreas();
  const search = useRoleSearch();
  const sources = useCall(listSources, {});
  const [{ deleted }, open] = useQueryState({ deleted: false });
  return (
    <SearchPage
      title="Manage Industry Roles"
      action={
        <FormActions>
          <LibraryMenu screens={SCREENS} deleted={{ label: 'Deleted roles', open: () => open({ deleted: true }) }} />
          {allows({ types: exportRoleTable.access.types }) && (
            <ExportRoles shown={{ ...search, total: search.controls.pager.total }} />
          )}
          {allows({ types: previewLibraryImport.access.types }) && (
            <Button icon="upload" onClick={() => navigate('/role/imports')}>
              Import a Library
            </Button>
          )}
          <Button variant="primary" icon="add" onClick={() => navigate('/role/add')}>
            Add a New Industry Role
          </Button>
        </FormActions>
      }
      search={search}
      nameSearch={
        <>
          <RoleNameSearch text={search.text} onSearch={search.search} />
          <GoToLeadershipRole />
        </>
      }
      filters={
        <>
          <RoleFilters
            filter={search.filter}
            count={search.filterCount}
            offered={search.offered}
            onChange={search.changeFilter}
            onClear={search.clearFilters}
          />
          <NameOrder text={search.text} sortBy={search.controls.sort?.by} name="roleName" />
        </>
      }
      caption="Industry roles"
      columns={ROLE_COLUMNS}
      rowKey={(row) => row.roleId}
      rowLabel={(row) => row.roleName}
      onRowClick={(row) => navigate(`/role/edit/${row.roleId}`)}
      noun="roles"
      emptyText={describeNoRecords('roles', search.offered)}
      noResultText="No matching roles found, kindly change the search criteria/ keyword"
    >
      <SourceNotices sources={sources.data?.sources} />
      {deleted && <DeletedRoles onClose={() => open({ deleted: false })} />}
    </SearchPage>
  );
}
