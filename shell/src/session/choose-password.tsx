import { findPasswordFault, PASSWORD_RULE, type PasswordLink } from '@skills-architect/contracts/admin';
import { choosePassword, readPasswordLink } from '@skills-architect/contracts/portal';
import { type CallFailure, useCall, useChange } from '@skills-architect/portal-kit';
import {
  Button,
  chakra,
  ErrorPanel,
  Loaded,
  PasswordField,
  Skeleton,
  Stack,
  Text,
  useFaultFocus,
} from '@skills-architect/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { Entrance } from './entrance';
import { page } from './page';

const TITLE = 'Choose your password';
const DIFFERENT = 'The passwords are not the same';

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

interface Faults {
  password?: string | undefined;
  again?: string;
}

const findFaults = (password: string, again: string): Faults => {
  const fault = findPasswordFault(password);
  if (fault) return { password: fault };
  return password === again ? {} : { again: DIFFERENT };
};

interface PasswordFormProps {
  token: string;
  loginId: string | undefined;
  onDone: () => void;
}

function PasswordForm({ token, loginId, onDone }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const form = useFaultFocus(faults);
  const change = useChange(choosePassword);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.reset();
    const found = findFaults(password, again);
    setFaults(found);
    if (found.password ?? found.again) return;
    change.run({ body: { token, password } }).then(onDone, ({ issues }: CallFailure) => {
      // Any other failure is shown below.
      const message = issues.find(({ path }) => path.endsWith('password'))?.message;
      if (message) setFaults({ password: message });
    });
  };
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate aria-label={TITLE}>
      <Stack gap="4">
        {loginId && <Text>You sign in with the User Name {loginId} and this password.</Text>}
        {/* Password managers store the password under this name. */}
        <input type="text" name="loginId" autoComplete="username" value={loginId ?? ''} readOnly hidden />
        <PasswordField
          label="New Password"
          required
          autoComplete="new-password"
          autoFocus
          help={PASSWORD_RULE}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={faults.password}
        />
        <PasswordField
          label="Confirm New Password"
          required
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
          error={faults.again}
        />
        {change.error && !faults.password && <ErrorPanel message={change.error.message} />}
        <Button type="submit" variant="primary" loading={change.isRunning}>
          Set Password
        </Button>
      </Stack>
    </chakra.form>
  );
}
