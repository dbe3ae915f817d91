import { createScimToken, removeScimToken, type SignInProvider } from '@skills-architect/contracts/admin';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { Button, HStack, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { SecretDialog } from '../access-tokens/secret-dialog';

const OF_SCIM = {
  name: 'Token',
  help: 'Enter it at the provider, together with the address.',
  loss: 'The token cannot be shown again. Without it the provider cannot manage users, and a new one has to be created.',
};

/** SCIM: the address and the token with which the provider manages its users. */
export function ScimAccess({ provider }: { provider: SignInProvider }) {
  const { providerId, key, title, hasScim } = provider;
  const params = { providerId };
  const create = useChange(createScimToken);
  const remove = useChange(removeScimToken);
  const [token, setToken] = useState<string>();

  const createToken = async () => {
    const agreed =
      !hasScim ||
      (await askConfirm({
        title: 'Create a New Token',
        text: `${title} can no longer manage users with the current token.`,
        yes: 'Create Token',
        no: 'Cancel',
      }));
    if (agreed) setToken((await create.run({ params })).token);
  };
  const removeToken = async () => {
    const agreed = await askConfirm({
      title: 'Remove the Token',
      text: `${title} can no longer create, change and disable users. The users remain.`,
      yes: 'Remove Token',
      no: 'Cancel',
    });
    if (!agreed) return;
    await remove.run({ params });
  };

  return (
    <Stack gap="4">
      <Text color="fg.muted">
        The provider creates, changes and disables users by itself (SCIM 2.0). Enter this address and a token there.
      </Text>
      <TextField
        label="Address"
        readOnly
        value={`${window.location.origin}/skillsarchitect/scim/v2/${key}`}
        onFocus={({ target }) => target.select()}
      />
      {token !== undefined && <SecretDialog secret={token} texts={OF_SCIM} onClose={() => setToken(undefined)} />}
      <HStack gap="2" wrap="wrap">
        <Button loading={create.isRunning} onClick={() => void createToken().catch(notify)}>
          {hasScim ? 'Create New Token' : 'Create Token'}
        </Button>
        {hasScim && (
          <Button loading={remove.isRunning} onClick={() => void removeToken().catch(notify)}>
            Remove Token
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
