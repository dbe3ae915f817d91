import { ALL_TYPES, USER_TYPE_NAMES } from '@skills-architect/contracts';
import type { User } from '@skills-architect/contracts/admin';
import { Link, navigate, useSession } from '@skills-architect/portal-kit';
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
} from '@skills-architect/ui-kit';
import { DataTable, IdsPicker } from '@skills-architect/ui-kit/extra';
import { useDeleteUser } from './use-delete-user';
import { useDisableUser } from './use-disable-user';
import { useUserList } from './use-user-list';
import { USER_COLUMNS } from './user-columns';

const TYPES = ALL_TYPES.map((type) => ({ value: type, label: USER_TYPE_NAMES[type] }));

const openUser = ({ userId }: User) => navigate(`/user/edit/${userId}`);

/** User Management: who may sign in, with which type and for which clients. */
export default function UserList() {
  const { controls, ...list } = useUserList();
  const { user: currentUser } = useSession();
  const askToDelete = useDeleteUser();
  const askToDisable = useDisableUser();
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
        onRowClick={openUser}
        rowMenu={(user) => [
          { label: 'Manage User Account', icon: 'edit', onSelect: () => openUser(user) },
          {
            label: user.disabled ? 'Enable User Account' : 'Disable User Account',
            icon: user.disabled ? 'check' : 'close',
            disabledReason: user.userId === currentUser.userId ? 'You cannot disable your own account' : undefined,
            onSelect: () => askToDisable(user),
          },
          {
            label: 'Delete User Account',
            icon: 'trash',
            danger: true,
            disabledReason: user.userId === currentUser.userId ? 'You cannot delete your own account' : undefined,
            onSelect: () => askToDelete(user),
          },
        ]}
        filtered={list.isFiltered}
        empty={<EmptyState icon="people">Add the first user.</EmptyState>}
        noResult={<NoResult what="user" onClear={list.clear} />}
      />
    </Page>
  );
}
