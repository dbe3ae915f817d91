import { navigate, notify } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';

/** Redirects a signed-in user from a screen that is not for their type. */
export function AccessDenied() {
  const hasNotified = useRef(false);
  useEffect(() => {
    if (hasNotified.current) return;
    hasNotified.current = true;
    notify('This user not authorized to access this page', { variant: 'info' });
    navigate('/', { replace: true, skipConfirm: true });
  }, []);
  return null;
}
