import { useClientOfScreen } from '@skills-architect/portal-kit';
import { EmptyState, Page, Skeleton } from '@skills-architect/ui-kit';
import { PersonaComparison, TITLE } from './persona-comparison';

/** Screen: compares personas of the selected client. */
export default function ComparePersonas() {
  const { client, known } = useClientOfScreen();
  if (client) return <PersonaComparison key={client.clientId} clientId={client.clientId} />;
  return (
    <Page title={TITLE}>
      {known ? (
        <EmptyState title="Choose a client first">
          Personas are compared within a client. Choose one in the bar above.
        </EmptyState>
      ) : (
        <Skeleton lines={6} label="Loading your clients" />
      )}
    </Page>
  );
}
