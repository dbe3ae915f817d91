import { navigate, useLocation } from '@skills-architect/portal-kit';
import { currentLocation, useChoice, useSessionStore } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';
import { chooseClient } from '../client-choice/choose-client';
import { useMenu } from '../entries/entries';
import { needsChoice } from '../entries/open-entry';

/** Whoever comes by an address to a screen that needs a client, without having chosen one, is asked there. */
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
    let isAsked = true;
    void chooseClient().then((client) => {
      // Whoever has left by Back is where they want to be.
      if (!client && isAsked && currentLocation().pathname === pathname) navigate('/', { replace: true, asked: true });
    });
    return () => {
      isAsked = false;
    };
  }, [mustAsk, pathname]);
}
