import { forgotPassword } from '@skills-architect/contracts/portal';
import { useChange } from '@skills-architect/portal-kit';
import { Button, chakra, ErrorPanel, Stack, Text, TextField, useFaultFocus } from '@skills-architect/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { Entrance } from './entrance';

/** The same for every login name, so that nobody learns which ones exist. */
const SENT =
  'If this login name has an account with a password, a mail with a link is on its way. The link is valid for 30 minutes.';

/** Asks for a mail with a link to choose a new password. */
export default function Forgotten({ loginId: typed, onBack }: { loginId: string; onBack: () => void }) {
  const [loginId, setLoginId] = useState(typed);
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const ask = useChange(forgotPassword);
  const form = useFaultFocus(problem);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!loginId.trim()) return setProblem('Login name is required');
    setProblem(undefined);
    // The failure is shown below.
    ask.run({ body: { loginId } }).then(
      () => setSent(true),
      () => undefined,
    );
  };
  return (
    <Entrance title="Forgot your password?" isInFrame>
      {isSent ? (
        <Text role="status">{SENT}</Text>
      ) : (
        <chakra.form ref={form} onSubmit={submit} noValidate aria-label="Forgot your password?">
          <Stack gap="4">
            <Text>You get a mail with a link to choose a new one, if your account has an e-mail address here.</Text>
            <TextField
              label="User Name"
              required
              name="loginId"
              autoComplete="username"
              autoCapitalize="none"
              autoFocus
              value={loginId}
              onChange={(event) => setLoginId(event.target.value)}
              error={problem}
            />
            {ask.error && <ErrorPanel message={ask.error.message} />}
            <Button type="submit" variant="primary" loading={ask.isRunning}>
              Send Link
            </Button>
          </Stack>
        </chakra.form>
      )}
      <Button onClick={onBack}>Back to Login</Button>
    </Entrance>
  );
}
