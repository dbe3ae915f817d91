import { PortalRouter } from '@skills-architect/portal-kit';
import { type FakePortal, fakePortal, type PortalOptions } from '@skills-architect/portal-kit/testing';
import { UiProvider } from '@skills-architect/ui-kit';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { THREE_AREAS } from '../areas/area.fixtures';
import { Overlays } from '../overlays/overlays';

/** Renders a part of the shell with the page's hosts around it, on a portal of three areas. */
export const renderShell = (
  ui: ReactNode,
  options: PortalOptions = {},
): { person: UserEvent; portal: FakePortal; unmount: () => void } => {
  const portal = fakePortal({ areas: THREE_AREAS, ...options });
  const { unmount } = render(
    <UiProvider>
      <PortalRouter>
        {ui}
        <Overlays />
      </PortalRouter>
    </UiProvider>,
  );
  return { person: userEvent.setup(), portal, unmount };
};
