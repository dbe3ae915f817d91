import { type AreaManifest, matchRoute } from '@skills-architect/contracts';
import React, { type ComponentType, type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PortalRouter } from '../history/portal-router';
import { AreaBoundary } from './area-boundary';
import { AreaContext } from './area-context';
import { AreaScreen, type ScreenLoader } from './area-screen';
import { areaActions } from './area-store';
import { toRouterPath } from './router-path';

export interface AreaRootOptions<M extends AreaManifest> {
  manifest: M;
  /** One lazily loaded screen per route of the manifest. */
  screens: { [P in M['routes'][number]['path']]: ScreenLoader };
  /** The theme provider: ui-kit's `UiProvider`. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** Fallback while a screen loads. */
  waiting?: ReactNode;
}

interface RootProps {
  manifest: AreaManifest;
  screens: Record<string, ScreenLoader>;
  Provider: ComponentType<{ children: ReactNode }>;
  waiting: ReactNode;
}

function Screens({ manifest, screens, waiting }: Pick<RootProps, 'manifest' | 'screens' | 'waiting'>) {
  const { pathname } = useLocation();
  const pattern = matchRoute(pathname, [manifest])?.route.path;
  const load = pattern && screens[pattern];
  if (!load) return null;
  return (
    <Routes>
      <Route path={toRouterPath(pattern)} element={<AreaScreen key={pattern} load={load} waiting={waiting} />} />
    </Routes>
  );
}

function Root({ manifest, screens, Provider, waiting }: RootProps) {
  return (
    <AreaContext value={manifest.id}>
      <Provider>
        <PortalRouter>
          <AreaBoundary id={manifest.id}>
            <Screens manifest={manifest} screens={screens} waiting={waiting} />
          </AreaBoundary>
        </PortalRouter>
      </Provider>
    </AreaContext>
  );
}

/**
 * The React root of an area, in the form `single-spa-react` takes: theme, shared router, an error boundary that reports
 * crashes to the host, and one lazily loaded screen per route of the manifest.
 * @example
 * export const { bootstrap, mount, unmount } = singleSpaReact(
 *   areaRoot({ manifest, Provider: UiProvider, screens: { '/clients': () => import('./client-list/client-list') } }),
 * );
 */
export function areaRoot<const M extends AreaManifest>({ manifest, screens, Provider, waiting }: AreaRootOptions<M>) {
  const props: RootProps = { manifest, screens, Provider, waiting };
  return {
    React,
    ReactDOMClient,
    rootComponent: () => <Root {...props} />,
    // The inner boundary catches screen errors first; this one only covers errors of the root itself.
    errorBoundary: ({ message }: Error) => {
      areaActions.fail(manifest.id, { kind: 'crashed', cause: message });
      return <div hidden />;
    },
  };
}
