import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import { AccessTokenForm, createAccessToken, TOKEN_DAYS, type TokenCall } from '@skills-architect/contracts/portal';
import { CallFailure, notify, useChange, useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, Dialog, SelectField, type SelectOption, Stack, TextField } from '@skills-architect/ui-kit';
import { MultiPicker } from '@skills-architect/ui-kit/extra';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { SERVICES } from '../api-calls/services';
import { dayOptions } from './token-texts';

const NEW_TOKEN: AccessTokenForm = { name: '', calls: [], addresses: [], days: 90 };
const toOption = ({ name, title, service, reads }: TokenCall) => ({
  value: name,
  label: title,
  group: SERVICES[service] ?? service,
  hint: reads ? 'Reads' : 'Changes data',
});

const toAddresses = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '');

interface CreateDialogProps {
  userId: number;
  calls: readonly TokenCall[];
  /** The feature areas, to choose from. */
  areas: SelectOption[];
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Creates an access token: what it is for, what it may do, from where, and for how long. */
export function CreateDialog({ userId, calls, areas, onCreated, onClose }: CreateDialogProps) {
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(AccessTokenForm, { error: describeIssue }),
    defaultValues: NEW_TOKEN,
  });
  const { register, control, handleSubmit, formState, setError } = form;
  const { errors, isDirty } = formState;
  const create = useChange(createAccessToken);
  const guard = useGuardedDialog(isDirty, onClose);
  const options = calls.map(toOption);

  const save = handleSubmit(async (body) => {
    try {
      onCreated((await create.run({ params: { userId }, body })).secret);
    } catch (failure) {
      const issue = failure instanceof CallFailure ? failure.issues?.[0] : undefined;
      if (issue) setError('root', { message: issue.message });
      else notify(failure);
    }
  });

  return (
    <Dialog
      open
      title="Create Access Token"
      {...guard}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isRunning}>
            Create Token
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap="4">
          <TextField
            label="What is it for?"
            required
            placeholder="Nightly import from the HR system"
            error={errors.name?.message ?? errors.root?.message}
            {...register('name')}
          />
          <Controller
            control={control}
            name="calls"
            render={({ field }) => (
              <MultiPicker
                label="Calls"
                required
                placeholder="Search calls"
                help="Choose only what the program needs."
                options={options}
                value={options.filter(({ value }) => field.value.includes(value))}
                onChange={(chosen) => field.onChange(chosen.map(({ value }) => value))}
                onBlur={field.onBlur}
                selectAll
                maxChips={6}
                error={errors.calls?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="addresses"
            render={({ field }) => (
              <TextField
                label="IP addresses"
                help="Addresses or networks such as 192.0.2.0/24, with commas between them. Leave blank for any."
                defaultValue=""
                onChange={({ target }) => field.onChange(toAddresses(target.value))}
                onBlur={field.onBlur}
                error={errors.addresses?.find?.((error) => error !== undefined)?.message ?? errors.addresses?.message}
              />
            )}
          />
          <SelectField
            label="Area whose own service uses it"
            help="It can then show jobs, refresh pages and call the portal on behalf of the area's users."
            placeholder="None"
            options={areas}
            {...register('area', { setValueAs: (area: string) => area || undefined })}
          />
          <SelectField
            label="Expires after"
            options={dayOptions(TOKEN_DAYS)}
            {...register('days', { valueAsNumber: true })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
