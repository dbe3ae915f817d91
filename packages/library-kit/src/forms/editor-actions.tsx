import { Button, FormActions } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { BackLink } from '../navigation/back-link';

interface EditorActionsProps {
  back: { to: string; label: string };
  /** Actions on a stored record; undefined for a new one. */
  stored: { onHistory: () => void; onDelete: () => void; isDeleting?: boolean } | undefined;
  /** Label of the button that deletes: `Delete Role`. */
  deleteLabel: string;
  /** The button that saves the form with this id; `refusal` says why the record cannot be saved. */
  save: { form: string; label: string; isRunning: boolean; refusal?: string | undefined };
  /** Additional buttons, before these. */
  children?: ReactNode;
}

/** Buttons of the form of a record: back to the list, history, deletion and saving. */
export function EditorActions({ back, stored, deleteLabel, save, children }: EditorActionsProps) {
  return (
    <FormActions>
      <BackLink to={back.to}>{back.label}</BackLink>
      {children}
      {stored && (
        <>
          <Button icon="history" variant="quiet" onClick={stored.onHistory}>
            History
          </Button>
          <Button variant="quietDanger" icon="trash" loading={stored.isDeleting} onClick={stored.onDelete}>
            {deleteLabel}
          </Button>
        </>
      )}
      <Button type="submit" form={save.form} variant="primary" loading={save.isRunning} disabledReason={save.refusal}>
        {save.label}
      </Button>
    </FormActions>
  );
}
