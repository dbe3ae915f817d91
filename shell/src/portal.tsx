import { PortalRouter } from '@skills-architect/portal-kit';
import { useRegistry, useSessionStore } from '@skills-architect/portal-kit/host';
import { Box, ErrorPanel, MessageLoader, UiProvider } from '@skills-architect/ui-kit';
import { useEffect, useState } from 'react';
import { Frame } from './frame/frame';
import { Overlays } from './overlays/overlays';
import { begin, useBeginning } from './session/begin';

/** The whole page. */
export function Portal() {
  useEffect(() => {
    // What theme.js said for the first paint; from here on the look's own styles know the theme.
    document.documentElement.style.colorScheme = '';
  }, []);
  return (
    <UiProvider>
      <PortalRouter>
        <Page />
        <Overlays />
      </PortalRouter>
    </UiProvider>
  );
}

function Page() {
  const isKnown = useSessionStore((state) => state.status !== 'unknown');
  const hasAreas = useRegistry((state) => state.known);
  const failure = useBeginning((state) => state.failure);
  if (failure) return <NotBegun message={failure} />;
  return isKnown && hasAreas ? <Frame /> : <MessageLoader message="Loading Skills Architect" />;
}

function NotBegun({ message }: { message: string }) {
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void begin().finally(() => setBusy(false));
  };
  return (
    <Box maxW="form" mx="auto" p="6">
      <ErrorPanel message={message} onRetry={retry} busy={isBusy} />
    </Box>
  );
}
