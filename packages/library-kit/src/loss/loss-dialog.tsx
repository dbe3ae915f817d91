import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface LossDialogProps {
  title: string;
  /** What happens to everything that uses the record. */
  text: string;
  /** Label of the confirming button. */
  confirm: string;
  isRunning?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What is affected, with counts and links. */
  children: ReactNode;
}

/** Asks before a record is deleted or retired and shows what that affects. */
export function LossDialog({ title, text, confirm, isRunning = false, onConfirm, onClose, children }: LossDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={isRunning} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{text}</Text>
        {children}
      </Stack>
    </Dialog>
  );
}
