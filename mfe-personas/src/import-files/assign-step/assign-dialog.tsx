import { AssignColumns } from '@skills-architect/library-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { uploadErrorText, WrongCells } from '../wrong-cells';
import type { AssignStepState } from './use-assign-step';

interface AssignDialogProps {
  step: AssignStepState;
  /** Called after the import. */
  onDone: () => void;
  onClose: () => void;
}

/** Assigns the columns of a chosen file and imports it; with an error it stays open. */
export function AssignDialog({ step, onDone, onClose }: AssignDialogProps) {
  const { opened, missing, isSending, error } = step;
  if (!opened) return null;
  const isOfOneRole = opened.assignment.constants.some(({ field, value }) => field === 'role' && value);
  const missingNames = missing.map(({ title }) => title).join(', ');
  return (
    <Dialog
      open
      size="lg"
      title="Assign columns"
      onClose={onClose}
      guarded={isSending}
      footer={
        <>
          {(error ?? step.readError) && (
            // In the footer, because it must be seen wherever the long form is scrolled to.
            <Text role="alert" color="danger.fg" flex="1" minW="60">
              {uploadErrorText(error ?? step.readError)}
            </Text>
          )}
          <Button onClick={step.close} disabledReason={isSending ? 'The file is being imported' : undefined}>
            Back
          </Button>
          <Button
            variant="primary"
            onClick={() => step.confirm().then(onDone, () => {})} // Errors are shown above the button.
            loading={isSending}
            disabledReason={missing.length ? `Assign a column first: ${missingNames}` : undefined}
          >
            Import
          </Button>
        </>
      }
    >
      <Stack gap="4" alignItems="stretch">
        <WrongCells error={error} />
        <Text color="fg.muted">
          {`Choose what each column of ${opened.files[0]?.name ?? 'the file'} is for. It is remembered: the next file with these titles is ${isOfOneRole ? 'proposed the same way' : 'imported without a question'}.`}
        </Text>
        <AssignColumns
          reading={opened.reading}
          assignment={opened.assignment}
          onChange={step.setAssignment}
          onRead={step.readAgain}
        />
      </Stack>
    </Dialog>
  );
}
