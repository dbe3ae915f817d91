import { askConfirm, notify, useUnsavedChanges } from '@skills-architect/portal-kit';
import { Button, Dialog, Icon, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';

interface SecretDialogProps {
  secret: string;
  /** What it is called, where to enter it, and what it means to lose it. */
  texts?: { name: string; help: string; loss: string };
  onClose: () => void;
}

const QUESTION = { title: 'Close Without Copying', yes: 'Close', no: 'Back', loss: true };
const OF_ACCESS = {
  name: 'Secret',
  help: 'Send it with each request in the header Authorization, after the word Bearer.',
  loss: 'The secret cannot be shown again. Without it the token is of no use and has to be rotated.',
};

/** Shows the secret of a new or rotated token, this once. Asks before it is closed unless the secret was copied. */
export function SecretDialog({ secret, texts = OF_ACCESS, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  useUnsavedChanges(!isCopied);
  const close = async () => {
    if (isCopied || (await askConfirm({ ...QUESTION, text: texts.loss }))) onClose();
  };
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => {
        setCopied(true);
        notify(`${texts.name} copied`, { variant: 'success' });
      },
      () => notify('The browser does not allow copying. Select the secret and copy it.', { variant: 'warning' }),
    );
  return (
    <Dialog
      open
      title={`Copy the ${texts.name}`}
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
        <Text>The portal stores a hash only, so it cannot show this again. Keep it where you keep passwords.</Text>
        <TextField
          label={texts.name}
          readOnly
          value={secret}
          help={texts.help}
          onFocus={({ target }) => target.select()}
          // Also by the keyboard.
          onCopy={() => setCopied(true)}
        />
      </Stack>
    </Dialog>
  );
}
