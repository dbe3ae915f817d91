import { useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface ReasonDialogProps {
  title: string;
  /** The consequences of the change. */
  effect: string;
  button: string;
  variant?: 'primary' | 'danger';
  isRunning: boolean;
  /** Fields above the reason. */
  children?: ReactNode;
  onSave: (reason: string) => void;
  /** Called instead of `onSave`, while the fields above the reason lack something. */
  onIncomplete?: (() => void) | undefined;
  /** Called when the user closes the dialog; asks first if a reason was typed. */
  onClose: () => void;
}

const MISSING_REASON = 'Enter a reason';
const MAX_LENGTH = 500;

/** Confirms a change of an area and asks for a reason, which is then shown with the area. */
export function ReasonDialog({ title, effect, button, variant = 'primary', ...props }: ReasonDialogProps) {
  const { isRunning, children, onSave, onIncomplete, onClose } = props;
  const formId = useId();
  const [reason, setReason] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isMissing = reason.trim() === '';
  const guard = useGuardedDialog(!isMissing, onClose);
  // A double click arrives before `isRunning` is rendered.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isRunning) isSent.current = false;
  }, [isRunning]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (onIncomplete) return onIncomplete();
    if (isMissing || isRunning || isSent.current) return;
    isSent.current = true;
    onSave(reason);
  };

  return (
    <Dialog
      open
      title={title}
      {...guard}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={variant} loading={isRunning}>
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap="4">
          <Text>{effect}</Text>
          {children}
          <TextField
            label="Reason"
            required
            maxLength={MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={wasSubmitted && isMissing ? MISSING_REASON : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
