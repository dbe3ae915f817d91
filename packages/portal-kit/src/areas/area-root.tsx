import { type AreaId, type AreaManifest, routeOf } from '@skills-architect/contracts';
import React, { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import ReactDOMClient from 'react-dom/client';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PortalRouter } from '../history/portal-router';
import { AreaBoundary } from './area-boundary';
import { AreaContext } from './area-context';
import { reportAreaFailure, useAreaFailures } from './area-failures';
import { routerPath } from './router-path';

type ScreenLoader = () => Promise<{ default: ComponentType }>;

export interface AreaRootOptions<M extends AreaManifest> {
  manifest: M;
  /** One screen for every route of the manifest, loaded when it is first shown. */
  screens: { [P in M['routes'][number]['path']]: ScreenLoader };
  /** The look: ui-kit's `UiProvider`. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** What stands in while a screen loads. */
  waiting?: ReactNode;
}

/**
 * Screens by pattern. A lazy component keeps its failure for ever: one that did not arrive is made anew, but only once
 * the host has cleared the failure, else React would ask for it without end.
 */
const screensOf = (id: AreaId, loaders: Record<string, ScreenLoader>) => {
  const made = new Map<string, LazyExoticComponent<ComponentType>>();
  const failed = new Set<string>();
  useAreaFailures.subscribe((failures) => {
    if (failures[id]) return;
    for (const pattern of failed) made.delete(pattern);
    failed.clear();
  });
  return (pattern: string): ComponentType | undefined => {
    const load = loaders[pattern];
    const screen = made.get(pattern);
    if (screen || !load) return screen;
    const fresh = lazy(() =>
      load().catch((error: unknown) => {
        failed.add(pattern);
        throw error;
      }),
    );
    made.set(pattern, fresh);
    return fresh;
  };
};

interface RootProps {
  manifest: AreaManifest;
  screenFor: (pattern: string) => ComponentType | undefined;
  Provider: ComponentType<{ children: ReactNode }>;
  waiting: ReactNode;
}

function Screens({ manifest, screenFor }: Pick<RootProps, 'manifest' | 'screenFor'>) {
  const { pathname } = useLocation();
  const pattern = routeOf(pathname, [manifest])?.route.path;
  const Screen = pattern && screenFor(pattern);
  if (!Screen) return null;
  return (
    <Routes>
      <Route path={routerPath(pattern)} element={<Screen />} />
    </Routes>
  );
}

function Root({ manifest, screenFor, Provider, waiting }: RootProps) {
  return (
    <AreaContext value={manifest.id}>
      <Provider>
        <PortalRouter>
          <AreaBoundary id={manifest.id}>
            <Suspense fallback={waiting}>
              <Screens manifest={manifest} screenFor={screenFor} />
            </Suspense>
          </AreaBoundary>
        </PortalRouter>
      </Provider>
    </AreaContext>
  );
}

/**
 * The React root of an area, in the form `single-spa-react` takes: the look, the page's one router, a boundary that
 * reports a crash to the host, and one lazy screen per route of the manifest.
 * @example
 * export const { bootstrap, mount, unmount } = singleSpaReact(
 *   areaRoot({ manifest, Provider: UiProvider, screens: { '/clients': () => import('./client-list/client-list') } }),
 * );
 */
export function areaRoot<const M extends AreaManifest>({ manifest, screens, Provider, waiting }: AreaRootOptions<M>) {
  const props: RootProps = { manifest, screenFor: screensOf(manifest.id, screens), Provider, waiting };
  return {
    React,
    ReactDOMClient,
    rootComponent: () => <Root {...props} />,
    // The boundary inside stands first; this one only answers for the frame around it.
    errorBoundary: ({ message }: Error) => {
      reportAreaFailure(manifest.id, { kind: 'crashed', cause: message });
      return <div hidden />;
    },
  };
}
