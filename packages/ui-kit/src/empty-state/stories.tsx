import { Button } from '../button/button';
import { EmptyState, NoResult } from './empty-state';

export function EmptyStories() {
  return (
    <>
      <EmptyState title="No personas yet" icon="people" action={<Button variant="primary">Create Personas</Button>}>
        Create the first one, or bring many at once from job descriptions.
      </EmptyState>
      <NoResult what="persona" onClear={() => undefined} />
      <EmptyState />
    </>
  );
}
