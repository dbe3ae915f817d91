import { type CallFailure, navigate } from '@skills-architect/portal-kit';
import { readSession, takeRememberedPath, useSessionStore } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';

const look = async () => {
  if (document.visibilityState !== 'visible') return;
  await readSession().catch((error: CallFailure) => {
    if (error.status !== 401)
      console.warn('The session could not be read to see whether another tab has signed in', error);
  });
  const { user } = useSessionStore.getState();
  const path = user ? takeRememberedPath(user.userId) : '/';
  // A page that regains focus reports it twice, and the form may have been faster: the stored path is used once.
  if (path !== '/') navigate(path, { replace: true, asked: true });
};

/** Signs in when this page becomes visible after a sign-in in another tab. */
export function useSignInElsewhere(): void {
  useEffect(() => {
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, []);
}
