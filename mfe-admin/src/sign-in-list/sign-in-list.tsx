import { deleteSignInProvider, listSignInProviders, type SignInProvider } from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { askConfirm, Link, navigate, notify, useCall, useChange } from '@skills-architect/portal-kit';
import { Button, EmptyState, Icon, LoadError, Page } from '@skills-architect/ui-kit';
import { DataTable, shortenName } from '@skills-architect/ui-kit/extra';
import { PROVIDER_COLUMNS } from './provider-columns';

const openProvider = ({ providerId }: SignInProvider) => navigate(`/sign-in-providers/${providerId}`);

function useDeleteProvider() {
  const remove = useChange(deleteSignInProvider);
  return async ({ providerId, title, rev, users }: SignInProvider) => {
    const affected = users ? ` ${formatCount(users, 'user')} can no longer sign in with it.` : '';
    const agreed = await askConfirm({
      title: 'Delete Sign-in Provider',
      text: `Are you sure you want to delete ${shortenName(title)}?${affected}`,
      yes: 'Delete',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return;
    await remove
      .run({ params: { providerId }, query: { rev } })
      .then(() => notify(`${title} was deleted`, { variant: 'success' }), notify);
  };
}

/** Sign-in Providers: where users of companies sign in. */
export default function SignInList() {
  const list = useCall(listSignInProviders, {});
  const askToDelete = useDeleteProvider();
  return (
    <Page
      title="Sign-in Providers"
      help="Users of these email domains sign in with their company’s own account."
      action={
        <Button asChild variant="primary">
          <Link to="/sign-in-providers/add">
            <Icon name="add" /> Add Provider
          </Link>
        </Button>
      }
    >
      <DataTable
        caption="Sign-in Providers"
        columns={PROVIDER_COLUMNS}
        rows={list.data?.providers}
        rowKey={({ providerId }) => providerId}
        rowLabel={({ title }) => title}
        error={list.error && <LoadError result={list} />}
        onRowClick={openProvider}
        rowMenu={(provider) => [
          { label: 'Manage Provider', icon: 'edit', onSelect: () => openProvider(provider) },
          { label: 'Delete Provider', icon: 'trash', danger: true, onSelect: () => askToDelete(provider) },
        ]}
        empty={<EmptyState icon="people">Users sign in with a password or Google until you add a provider.</EmptyState>}
        skeletonRows={3}
      />
    </Page>
  );
}
