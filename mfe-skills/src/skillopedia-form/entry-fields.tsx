import { StatusPicker } from '@skills-architect/library-kit';
import { Stack, Text, TextField, Wrap } from '@skills-architect/ui-kit';
import { Chip } from '@skills-architect/ui-kit/extra';
import type { EntryFormState } from './use-entry-form';

interface EntryFieldsProps {
  form: EntryFormState;
  /** Why title and status cannot be changed. */
  lockedReason: string | undefined;
}

/** Title and status of an entry, and the link to its document. */
export function EntryFields({ form, lockedReason }: EntryFieldsProps) {
  const { record, values } = form;
  return (
    <Stack gap="5">
      <TextField
        label="Title"
        required
        error={form.fieldError('name')}
        help={lockedReason}
        readOnly={lockedReason !== undefined}
        {...form.title}
      />
      <StatusPicker
        value={values.status}
        onChange={(status) => form.set('status', status)}
        disabledReason={record ? lockedReason : 'A new entry starts as Draft'}
        error={form.fieldError('status')}
      />
      {record && (
        <Wrap gap="2" align="center">
          <Text fontWeight="medium">Document Link</Text>
          <Chip label={record.url} href={record.url} />
        </Wrap>
      )}
    </Stack>
  );
}
