import { Panel, Stack, Switch, TextField } from '@skills-architect/ui-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';
import { ApproverPicker } from './approver-picker';
import { LABELS } from './client-values';
import type { ClientFormState } from './use-client-form';
import { useClientLists } from './use-client-lists';

interface AccountFieldsProps {
  form: ClientFormState;
  /** Whether to show the region even while the instance has no name. */
  hasRegion: boolean;
}

/** Client details and its learning platform instance. */
export function AccountFields({ form, hasRegion }: AccountFieldsProps) {
  const { register, fieldError, values } = form;
  const { regions } = useClientLists();
  const options = (regions.data?.attributeValues ?? []).map(({ attributeValueId, attributeValue }) => ({
    value: attributeValueId,
    label: attributeValue,
  }));
  return (
    <Panel title="Account">
      <Stack gap="5">
        <TextField label="Client Name" required error={fieldError('clientName')} {...register('clientName')} />
        <TextField
          label="Domain for Google Sign-In"
          help="Used to verify Google Sign-In for Users"
          placeholder="example.com"
          autoComplete="off"
          spellCheck={false}
          error={fieldError('clientDomain')}
          {...register('clientDomain')}
        />
        <TextField
          label="Instance Name"
          help="The client’s instance of the learning platform. Choose its region too."
          error={fieldError('instanceName')}
          {...register('instanceName', { deps: ['instanceRegion'] })}
        />
        {(hasRegion || Boolean(values.instanceName?.trim())) && (
          <Picker
            label="Instance Region"
            placeholder="Search regions"
            options={options}
            value={options.find(({ value }) => value === values.instanceRegion) ?? null}
            onChange={(chosen) => form.set('instanceRegion', Number(chosen?.value ?? 0))}
            error={fieldError('instanceRegion')}
            {...toPickerProps(regions)}
          />
        )}
        <Switch
          label={LABELS.bulkImportEnabled}
          help="Its users can create many personas at once from job descriptions or an Excel file."
          error={fieldError('bulkImportEnabled')}
          {...register('bulkImportEnabled')}
        />
        <ApproverPicker form={form} />
      </Stack>
    </Panel>
  );
}
