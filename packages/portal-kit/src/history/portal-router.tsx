import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { currentLocation, onNavigate, portalNavigator } from './portal-history';

/** Router of a React root: all roots share one history and use full paths. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const location = useSyncExternalStore(onNavigate, currentLocation);
  return (
    <Router location={location} navigator={portalNavigator}>
      {children}
    </Router>
  );
}
