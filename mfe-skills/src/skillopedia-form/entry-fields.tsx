import { LIBRARY_STATUS_NAMES, LibraryStatus } from '@skills-architect/contracts/skills';
import { Chip, Stack, Text, TextField, Wrap } from '@skills-architect/ui-kit';
import { Picker } from '@skills-architect/ui-kit/extra';
import type { EntryFormState } from './use-entry-form';

const STATUSES = Object.values(LibraryStatus).map((value) => ({ value, label: LIBRARY_STATUS_NAMES[value] }));

/** Title and status of an entry, and the link to its document. */
export function EntryFields({ form }: { form: EntryFormState }) {
  const { record, values } = form;
  return (
    <Stack gap="5">
      <TextField label="Title" required error={form.error('name')} {...form.title} />
      <Picker
        label="Status"
        required
        clearable={false}
        disabledReason={record ? undefined : 'A new entry starts as Draft'}
        options={STATUSES}
        value={STATUSES.find(({ value }) => value === values.status) ?? null}
        onChange={(chosen) => {
          const status = Object.values(LibraryStatus).find((one) => one === chosen?.value);
          if (status) form.chooseStatus(status);
        }}
        error={form.error('status')}
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
