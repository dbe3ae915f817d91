import { useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text, TextArea } from '@skills-architect/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { lengthError } from '../review-text';
import { type ReviewStep, STEP_WORDS } from './step-words';

interface StepDialogProps {
  step: ReviewStep;
  /** 'Driver' or '3 personas'. */
  subject: string;
  /** True for several personas: the step may not apply to all of them. */
  isSelection: boolean;
  /** What speaks against the step. */
  warning?: string | undefined;
  /** Kept from an earlier try. */
  text: string;
  isRunning: boolean;
  onConfirm: (text: string) => void;
  onClose: () => void;
}

/** The question before a step of a review, with its message or reason. */
export function StepDialog({
  step,
  subject,
  isSelection,
  warning,
  text: keptText,
  isRunning,
  onConfirm,
  onClose,
}: StepDialogProps) {
  const words = STEP_WORDS[step];
  const formId = useId();
  const [text, setText] = useState(keptText);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isMissing = words.text?.isRequired === true && text.trim() === '';
  const guard = useGuardedDialog(text.trim() !== '', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!isMissing && !lengthError(text) && !isRunning) onConfirm(text.trim());
  };
  return (
    <Dialog
      open
      title={words.ask(subject)}
      {...guard}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={step === 'refuse' ? 'danger' : 'primary'} loading={isRunning}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          {warning && <Text color="warning.fg">{warning}</Text>}
          <Text>{isSelection ? `${words.effect} ${words.skips}` : words.effect}</Text>
          {words.text && (
            <TextArea
              label={words.text.label}
              required={words.text.isRequired}
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={wasSubmitted && isMissing ? words.text.missing : lengthError(text)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
