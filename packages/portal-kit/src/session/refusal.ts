import { useEffect } from 'react';
import { navigate } from '../history/portal-history';
import { notify } from '../notifications/notify';

/**
 * Sends home whoever may not see what a screen would show, and says why; the guard has let the screen itself pass.
 * @example useRefusal(role !== undefined && !statusMenu(user.userType).includes(role.roleStatus))
 */
export function useRefusal(refused: boolean): void {
  useEffect(() => {
    if (!refused) return;
    notify("User doesn't have access to this page");
    navigate('/', { replace: true });
  }, [refused]);
}
