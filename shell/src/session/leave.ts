import { navigate, notify } from '@skills-architect/portal-kit';
import { mayLeave, signOut } from '@skills-architect/portal-kit/host';
import { colourMode } from '@skills-architect/ui-kit';

/** Signs out, after the question about unsaved changes; the theme stays, it belongs to the machine. */
export const leave = async (): Promise<void> => {
  if (!(await mayLeave())) return;
  try {
    await signOut([colourMode.key]);
    navigate('/', { replace: true, asked: true });
    notify('Logout Successful', { variant: 'success', duration: 1500 });
  } catch (error) {
    notify(error);
  }
};
