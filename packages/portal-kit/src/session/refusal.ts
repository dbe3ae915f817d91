import { useEffect } from 'react';
import { navigate } from '../history/portal-history';
import { notify } from '../notifications/notify';

/**
 * Redirects home with a message when the user may not see the record; the route guard has only checked the screen.
 * @example useRefusal(role !== undefined && !statusMenu(user.userType).includes(role.roleStatus))
 */
export function useRefusal(refused: boolean): void {
  useEffect(() => {
    if (!refused) return;
    notify("User doesn't have access to this page");
    navigate('/', { replace: true });
  }, [refused]);
}
