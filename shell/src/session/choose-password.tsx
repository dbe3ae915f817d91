import type { PasswordLink } from '@skills-architect/contracts/admin';
import { choosePassword, readPasswordLink } from '@skills-architect/contracts/portal';
import { useCall, useChange } from '@skills-architect/portal-kit';
import { Button, chakra, ErrorPanel, Loaded, PasswordField, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { Entrance } from './entrance';
import { page } from './page';

const TITLE = 'Choose your password';
const RULE = 'At least 7 characters: letters, digits and !@#$%&*.';

const HOW = {
  invitation: 'Ask whoever invited you for a new invitation.',
  forgotten: 'Ask for a new link on the login page.',
};
const WHY: Record<Exclude<PasswordLink['state'], 'valid'>, string> = {
  used: 'This link has been used: it works only once.',
  expired: 'This link has expired.',
  unknown: 'This link is not known. It may be incomplete: copy the whole address from the mail.',
};

/** Where a link of a mail leads: the user chooses a password, or reads why the link is of no use any more. */
export default function ChoosePassword() {
  const [token] = useState(() => decodeURIComponent(window.location.hash.slice(1)) || 'none');
  const link = useCall(readPasswordLink, { body: { token } });
  const [isDone, setDone] = useState(false);
  const toLogin = () => page.go('/');
  if (isDone)
    return (
      <Entrance title={TITLE}>
        <Text role="status">Your password is set. You can sign in with it now.</Text>
        <Button variant="primary" onClick={toLogin}>
          Go to Login
        </Button>
      </Entrance>
    );
  return (
    <Entrance title={TITLE}>
      <Loaded result={link} waiting={<Skeleton lines={3} label="Checking the link" />}>
        {({ state, kind, loginId }) =>
          state === 'valid' ? (
            <PasswordForm token={token} loginId={loginId} onDone={() => setDone(true)} />
          ) : (
            <>
              <Text role="status">
                {WHY[state]} {kind && HOW[kind]}
              </Text>
              <Button onClick={toLogin}>Go to Login</Button>
            </>
          )
        }
      </Loaded>
    </Entrance>
  );
}

interface PasswordFormProps {
  token: string;
  loginId: string | undefined;
  onDone: () => void;
}

function PasswordForm({ token, loginId, onDone }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const change = useChange(choosePassword);
  const issue = change.error?.issues?.find(({ path }) => path.endsWith('password'))?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setDifferent(password !== again);
    // The failure is shown below.
    if (password === again) change.run({ body: { token, password } }).then(onDone, () => undefined);
  };
  return (
    <chakra.form onSubmit={submit} noValidate aria-label={TITLE}>
      <Stack gap="4">
        {loginId && <Text>Your User Name is {loginId}.</Text>}
        {/* Password managers store the password under this name. */}
        <input type="text" name="loginId" autoComplete="username" value={loginId ?? ''} readOnly hidden />
        <PasswordField
          label="New Password"
          required
          autoComplete="new-password"
          autoFocus
          help={RULE}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={issue}
        />
        <PasswordField
          label="Confirm New Password"
          required
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
          error={isDifferent ? 'The passwords are not the same' : undefined}
        />
        {change.error && !issue && <ErrorPanel message={change.error.message} />}
        <Button type="submit" variant="primary" loading={change.isRunning}>
          Set Password
        </Button>
      </Stack>
    </chakra.form>
  );
}
