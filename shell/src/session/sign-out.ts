import { navigate, notify } from '@skills-architect/portal-kit';
import { EXPLAINED_KEY, mayLeave, SHORTCUTS_KEY, signOut } from '@skills-architect/portal-kit/host';
import { colourMode } from '@skills-architect/ui-kit';
import { HEIGHT_KEY } from '../landing/use-reserved-height';
import { page } from './page';

/** Asks about unsaved changes, then signs out. The theme and other settings of this browser stay. */
export const signOutWithQuestion = async (): Promise<void> => {
  if (!(await mayLeave())) return;
  try {
    const address = await signOut([colourMode.key, SHORTCUTS_KEY, EXPLAINED_KEY, HEIGHT_KEY]);
    // The sign-in provider signs the user out too, and redirects back.
    if (address) return page.go(address);
    navigate('/', { replace: true, skipConfirm: true });
    notify('Logout Successful', { variant: 'success', duration: 1500 });
  } catch (error) {
    notify(error);
  }
};
