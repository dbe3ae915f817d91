import { ManagedArea } from '@skills-architect/contracts/portal';
import { type CallFailure, notify } from '@skills-architect/portal-kit';
import { meanwhile } from './area-words';

interface Told {
  onLatest: (area: ManagedArea) => void;
  onClose: () => void;
}

/** Says why a change of an area was refused; when somebody else was faster, the dialog closes and the list shows it. */
export const reportFailure =
  ({ onLatest, onClose }: Told) =>
  (failure: CallFailure) => {
    const record = failure.code === 'stale' ? ManagedArea.safeParse(failure.record).data : undefined;
    notify(record ? meanwhile(record) : failure);
    if (!record) return;
    onLatest(record);
    onClose();
  };
