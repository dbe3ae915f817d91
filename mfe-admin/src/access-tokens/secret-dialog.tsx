import { notify } from '@skills-architect/portal-kit';
import { Button, Dialog, Icon, Stack, Text, TextField } from '@skills-architect/ui-kit';

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** Shows the secret of a new or rotated token, this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('Secret copied', { variant: 'success' }),
      () => notify('The browser does not allow copying. Select the secret and copy it.', { variant: 'warning' }),
    );
  return (
    <Dialog
      open
      title="Copy the Secret"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
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
        />
      </Stack>
    </Dialog>
  );
}
