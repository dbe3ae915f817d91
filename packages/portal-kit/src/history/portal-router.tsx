import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { currentLocation, onMove, portalNavigator } from './portal-history';

/** The router of a React root: every root of the page follows the one history and uses full paths. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const location = useSyncExternalStore(onMove, currentLocation);
  return (
    <Router location={location} navigator={portalNavigator}>
      {children}
    </Router>
  );
}
