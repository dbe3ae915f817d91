import { ErrorPanel, FailurePanel } from './error-panel';
import { LoadError } from './load-error';

export function ErrorStories() {
  const none = () => undefined;
  return (
    <>
      <ErrorPanel message="The personas could not be loaded" onRetry={none} requestId="req-4711" />
      <ErrorPanel />
      <LoadError result={{ error: { message: 'Being read again' }, retry: none, isRefreshing: true }} />
      <FailurePanel
        title="Industry roles cannot be opened"
        message="The area does not answer at the moment."
        stillWorks="Everything else in the portal works."
        onRetry={none}
        requestId="req-4712"
        details="unreachable, /apps/roles/1.4.0/remoteEntry.js"
      />
    </>
  );
}
