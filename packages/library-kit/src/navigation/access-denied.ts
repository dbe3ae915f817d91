import { navigate, notify } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/**
 * Redirects home with a message if the user may not see the record; the route guard only checks the screen.
 * @example useAccessDenied(role !== undefined && !listOfferedStatuses(user.userType).includes(role.roleStatus))
 */
export function useAccessDenied(isDenied: boolean): void {
  useEffect(() => {
    if (!isDenied) return;
    notify("User doesn't have access to this page");
    navigate('/', { replace: true });
  }, [isDenied]);
}
