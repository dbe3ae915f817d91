import { ALL_TYPES, USER_TYPE_NAMES } from '@skills-architect/contracts';
import { SsoType, type User } from '@skills-architect/contracts/admin';
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
  Switch,
} from '@skills-architect/ui-kit';
import { DataTable, IdsPicker } from '@skills-architect/ui-kit/extra';
import { useDeleteUser } from './use-delete-user';
import { usePersonData } from './use-person-data';
import { useUserList } from './use-user-list';
import { USER_COLUMNS } from './user-columns';

const TYPES = ALL_TYPES.map((type) => ({ value: type, label: USER_TYPE_NAMES[type] }));

const openTokens = ({ userId }: User) => navigate(`/user/tokens/${userId}`);
const openUser = ({ userId }: User) => navigate(`/user/edit/${userId}`);

/** User Management: who may sign in, with which type and for which clients. */
export default function UserList() {
  const { controls, ...list } = useUserList();
  const { user: currentUser } = useSession();
  const askToDelete = useDeleteUser();
  const person = usePersonData();
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
        rowMenu={(user) =>
          list.deleted
            ? [
                { label: 'Export Data', icon: 'download', onSelect: () => person.save(user) },
                { label: 'Erase Data…', icon: 'trash', danger: true, onSelect: () => person.erase(user) },
              ]
            : [
                { label: 'Manage User Account', icon: 'edit', onSelect: () => openUser(user) },
                { label: 'Export Data', icon: 'download', onSelect: () => person.save(user) },
                ...(user.ssoType.ssoTypeId === SsoType.ServiceAccount
                  ? [{ label: 'Access Tokens', icon: 'link', onSelect: () => openTokens(user) } as const]
                  : []),
                {
                  label: 'Delete User Account',
                  icon: 'trash',
                  danger: true,
                  disabledReason: user.userId === currentUser.userId ? 'You cannot delete your own account' : undefined,
                  onSelect: () => askToDelete(user),
                },
              ]
        }
        filtered={list.isFiltered}
        empty={<EmptyState icon="people">{list.deleted ? 'No user was deleted.' : 'Add the first user.'}</EmptyState>}
        noResult={<NoResult what="user" onClear={list.clear} />}
      />
    </Page>
  );
}
