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
    let isAsked = true;
    void chooseClient().then((client) => {
      // The user has already navigated away with Back.
      if (!client && isAsked && currentLocation().pathname === pathname) navigate('/', { replace: true, asked: true });
    });
    return () => {
      isAsked = false;
    };
  }, [mustAsk, pathname]);
}
