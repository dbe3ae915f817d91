import { PortalRouter, useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';
import { Box, ErrorPanel, MessageLoader, UiProvider } from '@skills-architect/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { FatalErrorBoundary } from './fatal-error/fatal-error';
import { Frame } from './frame/frame';
import { type Host, HostContext, useHost } from './host/start-host';
import { Overlays } from './overlays/overlays';

/** Root component of the page. */
export function Portal({ host }: { host: Host }) {
  useEffect(() => {
    // theme.js sets it for the first paint only; the theme's styles take over here.
    document.documentElement.style.colorScheme = '';
  }, []);
  return (
    <FatalErrorBoundary>
      <UiProvider>
        <PortalRouter>
          <HostContext value={host}>
            <Page />
            <Overlays />
          </HostContext>
        </PortalRouter>
      </UiProvider>
    </FatalErrorBoundary>
  );
}

/** Starts once, and again on Retry. */
function useStart() {
  const { load } = useHost();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(true);
  const start = useCallback(() => {
    setBusy(true);
    load()
      .then(
        () => setFailure(undefined),
        (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setBusy(false));
  }, [load]);
  useEffect(start, [start]);
  return { failure, isBusy, retry: start };
}

function Page() {
  const isSessionKnown = useSessionStore((state) => state.status !== 'unknown');
  const hasAreas = useAreaStore((state) => state.isKnown);
  const { failure, isBusy, retry } = useStart();
  if (failure)
    return (
      <Box maxW="form" mx="auto" p="6">
        <ErrorPanel message={failure} onRetry={retry} busy={isBusy} />
      </Box>
    );
  return isSessionKnown && hasAreas ? <Frame /> : <MessageLoader message="Loading Skills Architect" />;
}
