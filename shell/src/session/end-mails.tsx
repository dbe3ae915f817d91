import { unsubscribe } from '@skills-architect/contracts/portal';
import { useChange } from '@skills-architect/portal-kit';
import { Button, ErrorPanel, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { Entrance } from './entrance';
import { page } from './page';

/** Format of the token in the link: payload and signature, separated by a dot. */
const LINK_TOKEN = /^[^.]+\.[^.]+$/;

/** Where the link at the end of a mail leads: ends such mails, without signing in. */
export default function EndMails() {
  const [token] = useState(() => decodeURIComponent(window.location.hash.slice(1)) || 'none');
  if (!LINK_TOKEN.test(token))
    return (
      <Entrance title="This link does not work">
        <Text role="status">It may be incomplete: copy the whole address from the mail.</Text>
        <Button onClick={() => page.go('/')}>Go to the Portal</Button>
      </Entrance>
    );
  return <Question token={token} />;
}

function Question({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const end = useChange(unsubscribe);
  // The failure is shown below.
  const run = () =>
    void end.run({ query: { token } }).then(
      () => setDone(true),
      () => undefined,
    );
  return (
    <Entrance title={isDone ? 'You get no more of these mails' : 'End these mails?'}>
      <Text role="status">
        {isDone
          ? 'The portal still shows these notices under the bell. You can switch the mails on again in your account, under Notices by E-mail.'
          : 'You will get no more mails about what the mail was about. The portal still shows these notices under the bell.'}
      </Text>
      {end.error && <ErrorPanel message={end.error.message} />}
      {!isDone && (
        <Button variant="primary" loading={end.isRunning} onClick={run}>
          End Mails
        </Button>
      )}
      <Button onClick={() => page.go('/')}>Go to the Portal</Button>
    </Entrance>
  );
}
