import { ownClients } from '@skills-architect/contracts/admin';
import { notify, useCall, useSession } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, Page, Panel, Skeleton, Stack, Text } from '@skills-architect/ui-kit';

/** The clients of the user. */
function Clients({ userId }: { userId: number }) {
  const own = useCall(ownClients, { params: { userId } });
  if (own.error) return <LoadError result={own} />;
  if (!own.data) return <Skeleton lines={3} label="Loading your clients" />;
  if (own.data.clients.length === 0)
    return <EmptyState title="No clients">A Super User can give you one in User Management.</EmptyState>;
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {own.data.clients.map(({ clientId, clientName }) => (
        <Text as="li" key={clientId}>
          {clientName}
        </Text>
      ))}
    </Stack>
  );
}

/** Greets the signed-in user. */
export default function Greeting() {
  const { user } = useSession();
  const say = () => notify(`Hello, ${user.name}`, { variant: 'success' });
  return (
    <Page title="Hello" help={`You are signed in as ${user.name}.`} action={<Button onClick={say}>Say Hello</Button>}>
      <Panel title="Your Clients">
        <Clients userId={user.userId} />
      </Panel>
    </Page>
  );
}
