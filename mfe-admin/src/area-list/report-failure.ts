import { ManagedArea } from '@skills-architect/contracts/portal';
import { type CallFailure, notify } from '@skills-architect/portal-kit';
import { describeConflict } from './area-words';

/**
 * Shows why a change was refused. After a concurrent change it passes the area as it is now: the dialog stays with what
 * was typed, so that the user can send it again.
 */
export const reportFailure =
  (onConflict: (area: ManagedArea) => void) =>
  (failure: CallFailure): void => {
    const now = failure.code === 'stale' ? ManagedArea.safeParse(failure.record).data : undefined;
    notify(now ? describeConflict(now) : failure);
    if (now) onConflict(now);
  };
