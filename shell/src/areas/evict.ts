import type { AreaId } from '@skills-architect/contracts';
import { navigate, notify } from '@skills-architect/portal-kit';
import { type AreaEntry, findArea, hasNoBlockers, mayLeave } from '@skills-architect/portal-kit/host';
import { FAILURE_TEXTS } from './area-failure';

/** Long enough that a busy user notices it. */
const SHOWN_FOR_MS = 15_000;

const notifyInfo = (text: string) => notify(text, { variant: 'info', duration: SHOWN_FOR_MS });
const goHome = () => navigate('/', { replace: true, skipConfirm: true });

const askToLeave = async (id: AreaId): Promise<void> => {
  const allowed = await mayLeave({ keepDrafts: true });
  // The area may have been switched on again before the user answers.
  if (allowed && findArea(id)?.state.is === 'evicting') goHome();
};

/** Notifies the user that the current area is not available any more, and redirects if it was switched off. */
export const evict = ({ manifest: { id, title }, state }: AreaEntry): void => {
  if (state.is === 'retained') {
    notifyInfo(`${FAILURE_TEXTS.unreachable(title)} What you have open stays until you leave it.`);
    return;
  }
  if (state.is === 'off' && state.isMissing) return; // The panel already says so.
  notifyInfo(FAILURE_TEXTS.off(title));
  if (state.is === 'evicting' && !hasNoBlockers()) void askToLeave(id);
  else goHome();
};
