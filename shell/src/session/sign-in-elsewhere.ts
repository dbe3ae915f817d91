import { type CallFailure, navigate } from '@skills-architect/portal-kit';
import { readSession, takeRememberedPath, useSessionStore } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';

const checkSession = async () => {
  if (document.visibilityState !== 'visible') return;
  await readSession().catch((error: CallFailure) => {
    if (error.status !== 401)
      console.warn('The session could not be read to see whether another tab has signed in', error);
  });
  const { user } = useSessionStore.getState();
  const path = user ? takeRememberedPath(user.userId) : '/';
  // The stored path is used once: regaining focus fires two events, and the login form may have been faster.
  if (path !== '/') navigate(path, { replace: true, skipConfirm: true });
};

/** Signs in when this page becomes visible after a sign-in in another tab. */
export function useSignInElsewhere(): void {
  useEffect(() => {
    const onVisible = () => void checkSession();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('focus', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onVisible);
    };
  }, []);
}
