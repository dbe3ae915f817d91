import { ManagedArea } from '@skills-architect/contracts/portal';
import { type CallFailure, notify } from '@skills-architect/portal-kit';
import { describeConflict } from './area-texts';

/** The server's message about one field of the request body, such as `share` or `service.addresses`. */
export const findIssue = (failure: CallFailure | undefined, field: string): string | undefined =>
  failure?.issues?.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message;

/**
 * Shows why a change was refused, unless the dialog shows it at one of these fields. On a conflict it passes the current area; the dialog keeps the typed values for a
 * retry.
 */
export const reportFailure =
  (onConflict: (area: ManagedArea) => void, fields: readonly string[] = []) =>
  (failure: CallFailure): void => {
    if (fields.some((field) => findIssue(failure, field))) return;
    const currentArea = failure.code === 'stale' ? ManagedArea.safeParse(failure.record).data : undefined;
    notify(currentArea ? describeConflict(currentArea) : failure);
    if (currentArea) onConflict(currentArea);
  };
