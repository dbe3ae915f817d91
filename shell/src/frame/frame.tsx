import { useLocation } from '@skills-architect/portal-kit';
import { useSessionStore } from '@skills-architect/portal-kit/host';
import { chakra } from '@skills-architect/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AreaOutlets } from '../areas/area-outlets';
import { DraftOffers } from '../draft-offer/draft-offer';
import { MenuDrawer } from '../drawer/menu-drawer';
import { useHost } from '../host/start-host';
import { useLandingMessage } from '../session/landing-message';
import { Shortcuts } from '../shortcuts/shortcuts';
import { useMenuKey } from './menu-key';
import { Screen } from './screen';
import { TopBar } from './top-bar';

/** On navigation: scrolls to the top, focuses the content and resets failures. */
function useNavigationReset(isSignedIn: boolean) {
  const { retryFailedAreas } = useHost();
  const { pathname } = useLocation();
  const screenKey = `${isSignedIn} ${pathname}`;
  const mainRef = useRef<HTMLElement>(null);
  const lastScreenKey = useRef(screenKey);
  useEffect(() => {
    if (lastScreenKey.current === screenKey) return;
    lastScreenKey.current = screenKey;
    window.scrollTo(0, 0);
    mainRef.current?.focus({ preventScroll: true });
    retryFailedAreas();
  }, [screenKey, retryFailedAreas]);
  return mainRef;
}

/** Page layout: header, drawer and screen. */
export function Frame() {
  const isSignedIn = useSessionStore((state) => state.user !== undefined);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const mainRef = useNavigationReset(isSignedIn);
  useLandingMessage();
  useMenuKey(useCallback(() => setMenuOpen((open) => !open), []));
  return (
    <>
      {isSignedIn && <TopBar onMenu={() => setMenuOpen(true)} />}
      {isSignedIn && <MenuDrawer open={isMenuOpen} onClose={() => setMenuOpen(false)} />}
      {isSignedIn && <Shortcuts />}
      <chakra.main ref={mainRef} tabIndex={-1} outline="0">
        <DraftOffers />
        <Screen />
        <AreaOutlets />
      </chakra.main>
    </>
  );
}
