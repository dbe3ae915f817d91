import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, in full. */
  title: string;
  /** What will happen, when the question does not say it all. */
  message?: ReactNode;
  confirmLabel?: string;
  /** Without it there is no second button. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Something is lost: the button is red and the focus stands on the other one. */
  loss?: boolean;
  /** The work runs: the button turns its wheel. */
  busy?: boolean;
}

/** Asks before something happens. */
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
