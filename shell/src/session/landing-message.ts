import { TIMED_OUT } from '@skills-architect/contracts/portal';
import { navigate, notify, useLocation } from '@skills-architect/portal-kit';
import type { LandingState } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';

const isLandingState = (state: unknown): state is LandingState =>
  typeof state === 'object' && state !== null && 'landingMessage' in state;

/** Shows the message of a navigation to the landing page once. */
export function useLandingMessage(): void {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  useEffect(() => {
    if (pathname !== '/' || !isLandingState(state)) return;
    const message = state.landingMessage || TIMED_OUT;
    notify(message, { variant: 'info', duration: message === TIMED_OUT ? 1500 : 5000 });
    navigate('/', { replace: true, skipConfirm: true });
  }, [pathname, state]);
}
