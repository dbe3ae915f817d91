import { navigate, notify } from '@skills-architect/portal-kit';
import { mayLeave, SHORTCUTS_KEY, signOut } from '@skills-architect/portal-kit/host';
import { colourMode } from '@skills-architect/ui-kit';

/** Signs out, after the question about unsaved changes; browser settings stay. */
export const leave = async (): Promise<void> => {
  if (!(await mayLeave())) return;
  try {
    await signOut([colourMode.key, SHORTCUTS_KEY]);
    navigate('/', { replace: true, asked: true });
    notify('Logout Successful', { variant: 'success', duration: 1500 });
  } catch (error) {
    notify(error);
  }
};
