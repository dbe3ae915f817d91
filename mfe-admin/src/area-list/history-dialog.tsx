import { formatWhen } from '@skills-architect/contracts/locale';
import type { ManagedArea } from '@skills-architect/contracts/portal';
import { Button, Dialog, EmptyState } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { describeChange } from './area-texts';

export interface HistoryDialogProps {
  area: ManagedArea;
  onClose: () => void;
}

/** The change history of an area: who, what, when and why. */
export function HistoryDialog({ area: { title, changes }, onClose }: HistoryDialogProps) {
  const facts = changes.map((change) => ({
    name: formatWhen(change.at),
    value: [`${describeChange(change)} by ${change.who}`, change.reason].filter(Boolean).join('\n'),
  }));
  return (
    <Dialog open title={`Changes of ${title}`} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {facts.length ? <FactList stacked facts={facts} /> : <EmptyState icon="clock">No changes yet.</EmptyState>}
    </Dialog>
  );
}
