import { alert, navigate, useLocation } from '@skills-architect/portal-kit';
import type { LandingState } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';

const isLanding = (state: unknown): state is LandingState =>
  typeof state === 'object' && state !== null && 'landingMessage' in state;

/** Says once what a move to the landing page brings along. */
export function useLandingMessage(): void {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  useEffect(() => {
    if (pathname !== '/' || !isLanding(state)) return;
    alert(state.landingMessage || 'Session timed out!', { variant: 'info', duration: 1500 });
    navigate('/', { replace: true, asked: true });
  }, [pathname, state]);
}
