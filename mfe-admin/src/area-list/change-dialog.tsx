import { changeArea, type ManagedArea } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { describeIntent, type Intent } from './intent';
import { ReasonDialog } from './reason-dialog';
import { reportFailure } from './report-failure';

export interface ChangeDialogProps {
  intent: Intent;
  /** Called with the changed area. */
  onLatest: (area: ManagedArea) => void;
  /** Called with the current area after a conflict. */
  onConflict: (area: ManagedArea) => void;
  onClose: () => void;
}

/** Confirms switching an area or selecting its version. */
export function ChangeDialog({ intent, onLatest, onConflict, onClose }: ChangeDialogProps) {
  const { area } = intent;
  const texts = describeIntent(intent);
  const change = useChange(changeArea);

  const save = (reason: string) => {
    const setting = 'version' in intent ? { version: intent.version } : { on: intent.on };
    void change.run({ params: { area: area.area }, body: { rev: area.rev, reason, ...setting } }).then((changed) => {
      onLatest(changed);
      notify(texts.done, { variant: 'success' });
      onClose();
    }, reportFailure(onConflict));
  };

  return <ReasonDialog {...texts} isRunning={change.isRunning} onSave={save} onClose={onClose} />;
}
