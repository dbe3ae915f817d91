import { ManagedArea } from '@skills-architect/contracts/portal';
import { type CallFailure, notify } from '@skills-architect/portal-kit';
import { describeConflict } from './area-texts';

/**
 * Shows why a change was refused. On a conflict it passes the current area; the dialog keeps the typed values for a
 * retry.
 */
export const reportFailure =
  (onConflict: (area: ManagedArea) => void) =>
  (failure: CallFailure): void => {
    const currentArea = failure.code === 'stale' ? ManagedArea.safeParse(failure.record).data : undefined;
    notify(currentArea ? describeConflict(currentArea) : failure);
    if (currentArea) onConflict(currentArea);
  };
