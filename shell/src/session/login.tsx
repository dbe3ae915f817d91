import { PASSWORD_RULE } from '@skills-architect/contracts/admin';
import { navigate, notify } from '@skills-architect/portal-kit';
import { CallFailure, readEndedSession, signIn, takeRememberedPath } from '@skills-architect/portal-kit/host';
import {
  Box,
  Button,
  ErrorPanel,
  lazyPart,
  Panel,
  PasswordField,
  Stack,
  Text,
  TextField,
  useFaultFocus,
} from '@skills-architect/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { OtherSignIns } from './other-sign-ins';
import { useSignInElsewhere } from './sign-in-elsewhere';

interface Problems {
  loginId?: string;
  password?: string;
  newPassword?: string;
}

const findProblems = (loginId: string, password: string): Problems => ({
  ...(loginId.trim() ? {} : { loginId: 'Login name is required' }),
  ...(password ? {} : { password: 'Password is required' }),
});

/** Trying again is of no use, for a while or because of the account. The message says what to do, so it stays visible. */
const LASTING: readonly unknown[] = ['too-many', 'unavailable', 'forbidden'];
const isLasting = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && LASTING.includes(error.code);
const isWrongPassword = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.code === 'signed-out';

/** What is wrong with the new password, or that one is needed because the password has expired. */
const findNewPasswordProblem = (error: unknown): string | undefined =>
  error instanceof CallFailure ? error.issues?.find(({ path }) => path.endsWith('newPassword'))?.message : undefined;

// Most visits need no new password.
const Forgotten = lazyPart(() => import('./forgotten'));

/** Shown instead of every screen until signed in. */
export function Login() {
  const [loginId, setLoginId] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string>();
  const [newPassword, setNewPassword] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [endedSession] = useState(readEndedSession);
  const [isForgotten, setForgotten] = useState(false);
  useSignInElsewhere();
  const form = useFaultFocus(problems);

  const signInAndOpen = async () => {
    setRunning(true);
    setRefusal(undefined);
    try {
      const { name, userId } = await signIn({ loginId, password, ...(newPassword !== undefined && { newPassword }) });
      navigate(takeRememberedPath(userId), { replace: true, skipConfirm: true });
      notify(`Welcome ${name}`, { variant: 'success' });
    } catch (error) {
      const problem = findNewPasswordProblem(error);
      if (problem !== undefined) {
        setNewPassword((typed) => typed ?? '');
        setProblems({ newPassword: problem });
      } else if (isLasting(error)) setRefusal(error.message);
      else if (isWrongPassword(error)) setProblems({ password: error.message });
      else notify(error);
      setRunning(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const newProblems = findProblems(loginId, password);
    setProblems(newProblems);
    if (!newProblems.loginId && !newProblems.password) void signInAndOpen();
  };

  if (isForgotten) return <Forgotten loginId={loginId} onBack={() => setForgotten(false)} />;
  return (
    <Box maxW="96" mx="auto" px="4" pt={{ base: '16', md: '32' }}>
      <Panel>
        <form ref={form} onSubmit={submit} noValidate>
          <Stack gap="4" p="2">
            <Box>
              <Text as="h1" fontSize="xl" fontWeight="semibold" textWrap="balance">
                Welcome to Skills Architect
              </Text>
              <Text color="fg.muted">Personas, skills and industry roles in one place</Text>
            </Box>
            {endedSession && (
              <Text role="status">
                Your session has ended.
                {endedSession.hasStoredDrafts &&
                  ' What you typed is kept in this browser and is offered when you sign in again as the same user.'}
              </Text>
            )}
            <TextField
              label="User Name"
              name="loginId"
              autoComplete="username"
              autoCapitalize="none"
              value={loginId}
              onChange={(event) => setLoginId(event.target.value)}
              error={problems.loginId}
            />
            <PasswordField
              label="Password"
              name="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={problems.password}
            />
            {newPassword !== undefined && (
              <PasswordField
                label="New Password"
                required
                name="newPassword"
                autoComplete="new-password"
                autoFocus
                help={PASSWORD_RULE}
                value={newPassword}
                onChange={(event) => setNewPassword(event.target.value)}
                error={problems.newPassword}
              />
            )}
            {refusal && <ErrorPanel message={refusal} />}
            <Button type="submit" variant="primary" loading={isRunning}>
              Login
            </Button>
            <OtherSignIns onForgotten={() => setForgotten(true)} />
          </Stack>
        </form>
      </Panel>
    </Box>
  );
}
