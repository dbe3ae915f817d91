import { ManagedArea } from '@skills-architect/contracts/portal';
import { type CallFailure, notify } from '@skills-architect/portal-kit';
import { describeConflict } from './area-words';

interface Told {
  onLatest: (area: ManagedArea) => void;
  onClose: () => void;
}

/** Shows why a change was refused; after a concurrent change, closes the dialog so that the list shows it. */
export const reportFailure =
  ({ onLatest, onClose }: Told) =>
  (failure: CallFailure) => {
    const record = failure.code === 'stale' ? ManagedArea.safeParse(failure.record).data : undefined;
    notify(record ? describeConflict(record) : failure);
    if (!record) return;
    onLatest(record);
    onClose();
  };
