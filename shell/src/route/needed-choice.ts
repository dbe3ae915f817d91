import { navigate, useLocation } from '@skills-architect/portal-kit';
import { useChoice, useSessionStore } from '@skills-architect/portal-kit/host';
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
    if (!mustAsk) return;
    void chooseClient().then((client) => {
      if (!client) navigate('/', { replace: true, asked: true });
    });
  }, [mustAsk]);
}
