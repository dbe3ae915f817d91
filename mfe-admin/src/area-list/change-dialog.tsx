import { changeArea, type ManagedArea } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { type Intent, intentWords } from './intent';
import { ReasonDialog } from './reason-dialog';
import { reportFailure } from './report-failure';

export interface ChangeDialogProps {
  intent: Intent;
  /** Hears what the area is by now: the change that was made, or the one that somebody else was faster with. */
  onLatest: (area: ManagedArea) => void;
  onClose: () => void;
}

/** Confirms a switch of an area, or the choice of its version. */
export function ChangeDialog({ intent, onLatest, onClose }: ChangeDialogProps) {
  const { area } = intent;
  const words = intentWords(intent);
  const change = useChange(changeArea);

  const save = (reason: string) => {
    const what = 'version' in intent ? { version: intent.version } : { on: intent.on };
    void change.run({ params: { area: area.area }, body: { rev: area.rev, reason, ...what } }).then((changed) => {
      onLatest(changed);
      notify(words.done, { variant: 'success' });
      onClose();
    }, reportFailure({ onLatest, onClose }));
  };

  return <ReasonDialog {...words} isRunning={change.isRunning} onSave={save} onClose={onClose} />;
}
