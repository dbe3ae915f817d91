import { beginProviderLogin, SIGNED_OUT_HERE_PATH } from '@skills-architect/contracts/portal';
import { CallFailure, request, useLocation } from '@skills-architect/portal-kit';
import { Box, Button, ErrorPanel, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { page } from './page';

interface CompanyLoginProps {
  /** The provider of the link that opened the portal. */
  provider?: { key: string; title: string } | undefined;
  /** Whether any company can sign in. */
  hasAny?: boolean | undefined;
  /** A link to a provider opened the portal, perhaps to one that is off. */
  isLinked?: boolean;
}

const MISSING = 'Enter your work email';

/** Sign-in at the provider of the user's company: found by mail address, or named by a link. */
export default function CompanyLogin({ provider, hasAny, isLinked }: CompanyLoginProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname + search === SIGNED_OUT_HERE_PATH && (
        <Text role="status">You have signed out here. Your company's login may still be open: close the browser.</Text>
      )}
      {isLinked && !provider && (
        <Text role="status">The company login of this link is not available. Ask your administrator.</Text>
      )}
      {hasAny && <ProviderChoice provider={provider} />}
    </>
  );
}

function ProviderChoice({ provider }: Pick<CompanyLoginProps, 'provider'>) {
  const [isAsking, setAsking] = useState(false);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (to: { provider: string } | { email: string }) => {
    setLeaving(true);
    setFailure(undefined);
    try {
      page.go((await request(beginProviderLogin, { body: to })).address);
    } catch (error) {
      const issue = error instanceof CallFailure ? error.issues?.find(({ path }) => path.endsWith('email')) : undefined;
      if (issue) setProblem(issue.message);
      else setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      // Also for users who return with Back.
      setLeaving(false);
    }
  };
  const submitEmail = () => {
    if (isLeaving) return;
    setProblem(email.trim() ? undefined : MISSING);
    if (email.trim()) void leave({ email });
  };
  const failurePanel = failure && <ErrorPanel message={failure} />;

  if (provider)
    return (
      <>
        <Button
          loading={isLeaving}
          // The title of a provider can take several lines.
          h="auto"
          minH="9"
          py="1.5"
          whiteSpace="normal"
          overflowWrap="anywhere"
          onClick={() => void leave({ provider: provider.key })}
        >
          Login with {provider.title}
        </Button>
        {failurePanel}
      </>
    );
  if (!isAsking) return <Button onClick={() => setAsking(true)}>Company Login</Button>;
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="4">
      <Stack gap="4">
        <TextField
          label="Work Email"
          type="email"
          name="email"
          autoComplete="email"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field is in the form of User Name and Password.
            event.preventDefault();
            submitEmail();
          }}
          error={problem}
        />
        {failurePanel}
        <Button loading={isLeaving} onClick={submitEmail}>
          Continue
        </Button>
      </Stack>
    </Box>
  );
}
