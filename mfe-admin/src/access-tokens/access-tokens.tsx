import type { AccessToken } from '@skills-architect/contracts/portal';
import { type CallResult, useParams } from '@skills-architect/portal-kit';
import { Button, EmptyState, Icon, LoadError, Page } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { CreateDialog } from './create-dialog';
import { RotateDialog } from './rotate-dialog';
import { SecretDialog } from './secret-dialog';
import { buildTokenColumns } from './token-columns';
import { useAccessTokens } from './use-access-tokens';

type OpenDialog =
  | { dialog: 'create' }
  | { dialog: 'rotate'; token: AccessToken }
  | { dialog: 'secret'; secret: string };

const whyNotCreate = (list: CallResult<unknown>, known: CallResult<unknown>) => {
  if (list.error) return 'The tokens of this account cannot be loaded';
  return known.data ? undefined : 'The calls are being loaded';
};

/** Access Tokens of a service account: what programs may do in the portal. */
export default function AccessTokens() {
  const userId = Number(useParams().userId);
  const { account, list, known, calls, areas, titleOf, revoke } = useAccessTokens(userId);
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  const showSecret = (secret: string) => {
    list.retry();
    setOpen({ dialog: 'secret', secret });
  };
  return (
    <Page
      title={account ? `Access Tokens of ${account.name}` : 'Access Tokens'}
      help="With an access token a program calls the portal with the rights of this service account."
      action={
        <Button
          variant="primary"
          disabledReason={whyNotCreate(list, known)}
          onClick={() => setOpen({ dialog: 'create' })}
        >
          <Icon name="add" /> Create Token
        </Button>
      }
    >
      <DataTable
        caption="Access tokens"
        columns={buildTokenColumns(titleOf)}
        rows={list.data?.tokens}
        rowKey={({ tokenId }) => tokenId}
        rowLabel={({ name }) => name}
        loading={list.isRefreshing}
        error={(list.error && <LoadError result={list} />) || (known.error && <LoadError result={known} />)}
        rowMenu={(token) => [
          { label: 'Rotate…', icon: 'refresh', onSelect: () => setOpen({ dialog: 'rotate', token }) },
          { label: 'Revoke…', icon: 'trash', danger: true, onSelect: () => revoke(token) },
        ]}
        empty={<EmptyState icon="link">Create the first token for a program.</EmptyState>}
      />
      {open?.dialog === 'create' && (
        <CreateDialog userId={userId} calls={calls} areas={areas} onCreated={showSecret} onClose={close} />
      )}
      {open?.dialog === 'rotate' && (
        <RotateDialog userId={userId} token={open.token} onRotated={showSecret} onClose={close} />
      )}
      {open?.dialog === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
    </Page>
  );
}
