import { navigate, notify } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/** Sends a signed-in user away from a screen that is not for their type. */
export function Refused() {
  useEffect(() => {
    notify('This user not authorized to access this page', { variant: 'info' });
    navigate('/', { replace: true, asked: true });
  }, []);
  return null;
}
