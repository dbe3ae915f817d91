import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The full question. */
  title: string;
  /** The consequences, unless the question states them. */
  message?: ReactNode;
  confirmLabel?: string;
  /** Label of the second button; without it the button is omitted. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action destroys something: the confirm button is red and the other one has the initial focus. */
  loss?: boolean;
  /** The action is running: the button shows a spinner. */
  busy?: boolean;
}

/** Asks for confirmation. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel = 'Yes',
  cancelLabel,
  onConfirm,
  onCancel,
  loss,
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          {cancelLabel && (
            <Button onClick={onCancel} data-first-focus={loss ? '' : undefined}>
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={loss ? 'danger' : 'primary'}
            onClick={onConfirm}
            loading={busy}
            data-first-focus={loss && cancelLabel ? undefined : ''}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
