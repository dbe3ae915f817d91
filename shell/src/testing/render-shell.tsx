import { PortalRouter } from '@skills-architect/portal-kit/host';
import { aPerson, type FakePortal, fakePortal, type PortalOptions } from '@skills-architect/portal-kit/testing';
import { TestProvider } from '@skills-architect/ui-kit/testing';
import { act, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { THREE_AREAS } from '../areas/area.fixtures';
import { cancelClientQuestion } from '../client-choice/choose-client';
import { type Host, HostContext, startHost } from '../host/start-host';
import { Overlays } from '../overlays/overlays';
import { readLinkedProvider } from '../session/linked-provider';

/** A host that loads no areas, for tests of other parts of the shell. */
export const startIdleHost = (search = ''): Host => {
  const endQuestion = cancelClientQuestion();
  return {
    load: async () => {},
    readAreas: async () => {},
    disabledAreas: new Set(),
    linkedProvider: readLinkedProvider(search),
    retryArea: async () => {},
    retryFailedAreas: () => {},
    stop: async () => endQuestion(),
  };
};

interface ShellOptions extends PortalOptions {
  /** Loads areas, follows the hub and reads which areas are on, as the portal does. */
  live?: boolean;
  /** The initial query string of the page. */
  search?: string;
}

let runningHost: Host | undefined;

/** Renders a part of the shell with overlays, on a portal of three areas. */
export const renderShell = (
  ui: ReactNode,
  { live = false, search = '', ...options }: ShellOptions = {},
): { person: UserEvent; portal: FakePortal; host: Host; unmount: () => void } => {
  const portal = fakePortal({ areas: THREE_AREAS, ...options });
  const host = live ? startHost(search) : startIdleHost(search);
  runningHost = host;
  const { unmount } = render(
    <StrictMode>
      <TestProvider>
        <PortalRouter>
          <HostContext value={host}>
            {ui}
            <Overlays />
          </HostContext>
        </PortalRouter>
      </TestProvider>
    </StrictMode>,
  );
  return { person: aPerson(), portal, host, unmount };
};

afterEach(async () => {
  await act(async () => runningHost?.stop());
  runningHost = undefined;
});
