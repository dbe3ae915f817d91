import { PASSWORD_PATH, UNSUBSCRIBE_PATH } from '@skills-architect/contracts/portal';
import { useLocation } from '@skills-architect/portal-kit';
import { PortalRouter, useAreaStore, useSessionStore } from '@skills-architect/portal-kit/host';
import { Box, ErrorPanel, lazyPart, MessageLoader, UiProvider } from '@skills-architect/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { FatalErrorBoundary } from './fatal-error/fatal-error';
import { Frame } from './frame/frame';
import { type Host, HostContext, useHost } from './host/start-host';
import { Overlays } from './overlays/overlays';

// Few visits come from a link of a mail.
const ChoosePassword = lazyPart(() => import('./session/choose-password'));
const EndMails = lazyPart(() => import('./session/end-mails'));

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

/** Starts once, and again on Retry; reads the areas again when somebody has signed in. */
function useStart() {
  const { load, readAreas } = useHost();
  const isSignedIn = useSessionStore((state) => state.user !== undefined);
  const hasAreas = useAreaStore((state) => state.isKnown);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(true);
  const start = useCallback((read: () => Promise<void>) => {
    setBusy(true);
    read()
      .then(
        () => setFailure(undefined),
        (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setBusy(false));
  }, []);
  const retry = useCallback(() => start(load), [start, load]);
  useEffect(retry, [retry]);
  const lacksAreas = isSignedIn && !hasAreas && !isBusy && failure === undefined;
  useEffect(() => {
    if (lacksAreas) start(readAreas);
  }, [lacksAreas, start, readAreas]);
  return { failure, isBusy, retry };
}

function Page() {
  const isSessionKnown = useSessionStore((state) => state.status !== 'unknown');
  const hasAreas = useAreaStore((state) => state.isKnown);
  const { failure, isBusy, retry } = useStart();
  const { pathname } = useLocation();
  if (pathname === PASSWORD_PATH) return <ChoosePassword />;
  if (pathname === UNSUBSCRIBE_PATH) return <EndMails />;
  if (failure)
    return (
      <Box maxW="form" mx="auto" p="6">
        <ErrorPanel message={failure} onRetry={retry} busy={isBusy} />
      </Box>
    );
  return isSessionKnown && hasAreas ? <Frame /> : <MessageLoader message="Loading Skills Architect" />;
}
