import { type CallFailure, navigate } from '@skills-architect/portal-kit';
import { readSession, takeRememberedPath, useSessionStore } from '@skills-architect/portal-kit/host';
import { useEffect } from 'react';

const look = async () => {
  if (document.visibilityState !== 'visible') return;
  await readSession().catch((error: CallFailure) => {
    if (error.status !== 401) console.warn('It could not be seen whether somebody has signed in meanwhile', error);
  });
  const { user } = useSessionStore.getState();
  const path = user ? takeRememberedPath(user.userId) : '/';
  // A page that comes back says so twice, and the form may have been faster: what is remembered is taken once.
  if (path !== '/') navigate(path, { replace: true, asked: true });
};

/** Goes in as soon as this page is seen again after somebody has signed in on another page of this browser. */
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
