import { askConfirm, notify, useUnsavedChanges } from '@skills-architect/portal-kit';
import { Button, Dialog, Icon, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

const QUESTION = {
  title: 'Close Without Copying',
  text: 'The secret cannot be shown again. Without it the token is of no use and has to be rotated.',
  yes: 'Close',
  no: 'Back',
  loss: true,
};

/** Shows the secret of a new or rotated token, this once. Asks before it is closed unless the secret was copied. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  useUnsavedChanges(!isCopied);
  const close = async () => {
    if (isCopied || (await askConfirm(QUESTION))) onClose();
  };
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => {
        setCopied(true);
        notify('Secret copied', { variant: 'success' });
      },
      () => notify('The browser does not allow copying. Select the secret and copy it.', { variant: 'warning' }),
    );
  return (
    <Dialog
      open
      title="Copy the Secret"
      guarded={!isCopied && 'asks'}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Done</Button>
          <Button variant="primary" onClick={() => void copy()}>
            <Icon name="copy" /> Copy
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          The portal stores a hash only, so it cannot show this secret again. Keep it where you keep passwords.
        </Text>
        <TextField
          label="Secret"
          readOnly
          value={secret}
          help="Send it with each request in the header Authorization, after the word Bearer."
          onFocus={({ target }) => target.select()}
          // Also by the keyboard.
          onCopy={() => setCopied(true)}
        />
      </Stack>
    </Dialog>
  );
}
