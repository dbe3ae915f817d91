import { navigate, notify } from '@skills-architect/portal-kit';
import { mayLeave, SHORTCUTS_KEY, signOut } from '@skills-architect/portal-kit/host';
import { colourMode } from '@skills-architect/ui-kit';

/** Asks about unsaved changes, then signs out. The theme and the shortcut setting stay in this browser. */
export const signOutWithQuestion = async (): Promise<void> => {
  if (!(await mayLeave())) return;
  try {
    await signOut([colourMode.key, SHORTCUTS_KEY]);
    navigate('/', { replace: true, skipConfirm: true });
    notify('Logout Successful', { variant: 'success', duration: 1500 });
  } catch (error) {
    notify(error);
  }
};
