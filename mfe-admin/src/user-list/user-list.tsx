import { ALL_TYPES, USER_TYPE_NAMES } from '@skills-architect/contracts';
import { Link } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  EmptyState,
  FilterBar,
  Icon,
  LoadError,
  NoResult,
  Page,
  SearchBox,
  Switch,
} from '@skills-architect/ui-kit';
import { DataTable, IdsPicker } from '@skills-architect/ui-kit/extra';
import { useUserList } from './use-user-list';
import { openUser, useUserMenu } from './use-user-menu';
import { USER_COLUMNS } from './user-columns';

const TYPES = ALL_TYPES.map((type) => ({ value: type, label: USER_TYPE_NAMES[type] }));

/** User Management: who may sign in, with which type and for which clients. */
export default function UserList() {
  const { controls, ...list } = useUserList();
  const buildMenu = useUserMenu();
  return (
    <Page
      title="User Management"
      action={
        <Button asChild variant="primary">
          <Link to="/user/add">
            <Icon name="add" /> Add User
          </Link>
        </Button>
      }
      filters={
        <FilterBar onClear={list.isFiltered ? list.clear : undefined}>
          <SearchBox label="Search users" value={list.text} onChange={list.search} />
          <Box flex="1 1 14rem" maxW="field">
            <IdsPicker
              label="User Type"
              hideLabel
              placeholder="Any user type"
              options={TYPES}
              value={list.types}
              onChange={list.chooseTypes}
              maxChips={2}
            />
          </Box>
          <Switch
            label="Deleted users"
            checked={list.deleted}
            onChange={({ target }) => list.showDeleted(target.checked)}
          />
        </FilterBar>
      }
    >
      <DataTable
        {...controls}
        caption="Users"
        columns={USER_COLUMNS}
        rows={list.users}
        rowKey={(user) => user.userId}
        rowLabel={(user) => user.name}
        loading={list.isRefreshing}
        error={list.error && <LoadError result={list} />}
        onRowClick={list.deleted ? undefined : openUser}
        rowMenu={(user) => buildMenu(user, list.deleted)}
        filtered={list.isFiltered}
        empty={<EmptyState icon="people">{list.deleted ? 'No user was deleted.' : 'Add the first user.'}</EmptyState>}
        noResult={<NoResult what="user" onClear={list.clear} />}
      />
    </Page>
  );
}
