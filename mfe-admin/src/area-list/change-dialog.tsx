import { changeArea, ManagedArea } from '@skills-architect/contracts/portal';
import { type CallFailure, notify, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { meanwhile } from './area-words';
import { type Intent, intentWords } from './intent';

export interface ChangeDialogProps {
  intent: Intent;
  /** Hears what the area is by now: the change that was made, or the one that somebody else was faster with. */
  onLatest: (area: ManagedArea) => void;
  onClose: () => void;
}

const NONE = 'Say why';
const MOST = 500;

/** Confirms a change of an area, with the reason that stands beside it from then on. */
export function ChangeDialog({ intent, onLatest, onClose }: ChangeDialogProps) {
  const { area } = intent;
  const words = intentWords(intent);
  const form = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const change = useChange(changeArea);
  const isMissing = reason.trim() === '';

  const failed = (failure: CallFailure) => {
    const record = failure.code === 'stale' ? ManagedArea.safeParse(failure.record).data : undefined;
    notify(record ? meanwhile(record) : failure);
    if (!record) return;
    onLatest(record);
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing || change.isRunning) return;
    const what = 'version' in intent ? { version: intent.version } : { on: intent.on };
    void change.run({ params: { area: area.area }, body: { rev: area.rev, reason, ...what } }).then((changed) => {
      onLatest(changed);
      notify(words.done, { variant: 'success' });
      onClose();
    }, failed);
  };

  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" loading={change.isRunning}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <Stack gap="4">
          <Text>{words.effect}</Text>
          <TextField
            label="Reason"
            required
            maxLength={MOST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isAsked && isMissing ? NONE : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
