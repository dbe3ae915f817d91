import { navigate, useLocation } from '@skills-architect/portal-kit';
import { currentLocation, useChoice, useSessionStore } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';
import { chooseClient } from '../client-choice/choose-client';
import { useMenu } from '../entries/entries';
import { needsChoice } from '../entries/open-entry';

/** Asks for the client when a screen that needs one is opened by URL without a selected client. */
export function useNeededChoice(): void {
  const { pathname } = useLocation();
  const userType = useSessionStore((state) => state.user?.userType);
  const isMissing = useChoice(({ known, clientId }) => known && clientId === undefined);
  const entry = useMenu()
    .flatMap((group) => group.entries)
    .find(({ to }) => to === pathname);
  const mustAsk = isMissing && entry !== undefined && needsChoice(entry, userType);
  useEffect(() => {
    if (!mustAsk) return undefined;
    let isActive = true;
    void chooseClient().then((client) => {
      // A user who left with Back is on another path already.
      const isStillHere = isActive && currentLocation().pathname === pathname;
      if (!client && isStillHere) navigate('/', { replace: true, skipConfirm: true });
    });
    return () => {
      isActive = false;
    };
  }, [mustAsk, pathname]);
}
