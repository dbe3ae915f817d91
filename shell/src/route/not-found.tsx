import { Link } from '@skills-architect/portal-kit';
import { EmptyState, Page, TextLink } from '@skills-architect/ui-kit';

/** The page for an unknown path. */
export function NotFound() {
  return (
    <Page title="404 Not found">
      <EmptyState
        icon="search"
        title="There is nothing at this address"
        action={
          <TextLink asChild>
            <Link to="/">Go to the landing page</Link>
          </TextLink>
        }
      >
        Check the address. The page may also belong to an area that is switched off.
      </EmptyState>
    </Page>
  );
}
