import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import { nameRelease, ReleaseForm } from '@skills-architect/contracts/skills';
import { showFailure } from '@skills-architect/library-kit';
import { type CallFailure, navigate, notify, useChange, useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { useForm } from 'react-hook-form';
import { releasePath } from './release-path';

const FORM = 'name-release';
const FIELDS = ['name', 'note'] as const;

/** Pop-up that names the current state of the library as a release, then shows its changes. */
export function NameRelease({ onClose }: { onClose: () => void }) {
  const change = useChange(nameRelease);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { name: '', note: '' },
    resolver: zodResolver(ReleaseForm, { error: describeIssue }),
  });
  const { errors, isDirty } = formState;
  const guard = useGuardedDialog(isDirty, onClose);
  const save = handleSubmit((body) =>
    change.run({ body }).then(
      ({ releaseId, name }) => {
        notify(`${name} is named`, { variant: 'success' });
        onClose();
        navigate(releasePath(releaseId));
      },
      (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError }),
    ),
  );
  return (
    <Dialog
      open
      {...guard}
      title="Name a Release"
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={change.isRunning}>
            Name Release
          </Button>
        </>
      }
    >
      <chakra.form id={FORM} onSubmit={(event) => void save(event)} noValidate aria-label="Name a Release">
        <Stack gap="4">
          <TextField
            label="Name"
            required
            help="For example 2026-11"
            error={errors.name?.message}
            {...register('name')}
          />
          <TextArea
            label="Note"
            help="What this state of the library is for"
            error={errors.note?.message}
            {...register('note')}
          />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
