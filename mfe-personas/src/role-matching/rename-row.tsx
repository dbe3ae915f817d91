import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import { type ImportRow, ImportRowFields, renameImportRow } from '@skills-architect/contracts/personas';
import { showFailure } from '@skills-architect/library-kit';
import { type CallFailure, useChange, useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const FORM = 'rename-row';
const FIELDS = ['personaName'] as const;
const RowName = ImportRowFields.pick({ personaName: true });

interface RenameRowProps {
  importTokenId: string;
  row: ImportRow;
  /** Called with the renamed row. */
  onChanged: (row: ImportRow) => void;
}

/** Gives a client role whose name is taken another one. */
export function RenameRow(props: RenameRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`Rename ${props.row.personaName}`} onClick={() => setOpen(true)}>
        Rename
      </Button>
      {isOpen && <RenameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ importTokenId, row, onChanged, onClose }: RenameRowProps & { onClose: () => void }) {
  const { rowId, personaName } = row;
  const change = useChange(renameImportRow);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { personaName },
    resolver: zodResolver(RowName, { error: describeIssue }),
  });
  const guard = useGuardedDialog(formState.isDirty, onClose);
  const save = handleSubmit((body) =>
    change.run({ params: { importTokenId, rowId }, body }).then(
      (renamed) => {
        onChanged(renamed);
        onClose();
      },
      (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError }),
    ),
  );
  return (
    <Dialog
      open
      {...guard}
      size="sm"
      title={`Rename ${personaName}`}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={change.isRunning}>
            Rename
          </Button>
        </>
      }
    >
      <chakra.form id={FORM} onSubmit={(event) => void save(event)} noValidate aria-label={`Rename ${personaName}`}>
        <TextField
          label="Persona Name"
          required
          error={formState.errors.personaName?.message}
          {...register('personaName')}
        />
      </chakra.form>
    </Dialog>
  );
}
