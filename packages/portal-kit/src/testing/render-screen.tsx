import { type AreaManifest, matchRoute } from '@skills-architect/contracts';
import { TestProvider } from '@skills-architect/ui-kit/testing';
import { type RenderResult, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Fragment, type ReactNode, StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AreaContext } from '../areas/area-context';
import { toRouterPath } from '../areas/router-path';
import { PortalRouter } from '../history/portal-router';
import { aPerson } from './person';
import { type FakePortal, fakePortal, type PortalOptions } from './portal';

/** The portal around the screen. */
export interface ScreenOptions extends PortalOptions {
  /** The manifest of the screen's area: gives the screen its route, hence its `useParams`. */
  manifest?: AreaManifest;
}

/** A rendered screen with `user-event` and the portal around it. */
export interface RenderedScreen extends RenderResult {
  /** A `user-event` instance, see `aPerson`. */
  person: UserEvent;
  portal: FakePortal;
}

/** The first screen of a test file is rendered strictly; the others are not, which takes a fifth less time. */
let Mode: typeof StrictMode | typeof Fragment = StrictMode;

const routePath = (path: string, manifest: AreaManifest | undefined): string => {
  if (!manifest) return '*';
  const found = matchRoute(path, [manifest]);
  if (!found) throw new Error(`${manifest.id} has no route for ${path}`);
  return toRouterPath(found.route.path);
};

/**
 * Renders a screen inside a fake portal.
 * @example
 * const { person, portal } = renderScreen(<ClientList />, { manifest, path: '/clients', answers: [answer(listClients, …)] });
 * await person.click(await screen.findByRole('button', { name: 'Retry' }));
 */
export const renderScreen = (ui: ReactNode, options: ScreenOptions = {}): RenderedScreen => {
  const { manifest, path = manifest?.routes[0]?.path ?? '/' } = options;
  const portal = fakePortal({ ...options, path, areas: options.areas ?? (manifest ? [manifest] : []) });
  const rendered = render(
    <Mode>
      <AreaContext value={manifest?.id ?? 'test'}>
        <TestProvider>
          <PortalRouter>
            <Routes>
              <Route path={routePath(path, manifest)} element={ui} />
              <Route path="*" element={null} />
            </Routes>
          </PortalRouter>
        </TestProvider>
      </AreaContext>
    </Mode>,
  );
  Mode = Fragment;
  return { ...rendered, person: aPerson(), portal };
};
