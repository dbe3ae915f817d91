import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  createEncyclopedia,
  getEncyclopedia,
  LibraryStatus,
  type SkillopediaEntry,
  SkillopediaForm,
  updateEncyclopedia,
} from '@skills-architect/contracts/skills';
import { useRecordForm } from '@skills-architect/library-kit';
import { navigate, notify, request, useChange } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';

const EMPTY: SkillopediaForm = { name: '', status: LibraryStatus.Draft };
const LABELS = { name: 'Title', status: 'Status' } as const;
const FIELDS = SkillopediaForm.keyof().options;
const toValues = ({ name, status }: SkillopediaEntry): SkillopediaForm => ({ name, status });

/** State of the form of an entry: title and status. */
export function useEntryForm(entry: SkillopediaEntry | undefined) {
  const form = useForm<SkillopediaForm>({
    defaultValues: entry ? toValues(entry) : EMPTY,
    resolver: zodResolver(SkillopediaForm, { error: describeIssue }),
    mode: 'onTouched',
  });
  const {
    save: saveRecord,
    showFailure,
    ...edited
  } = useRecordForm<SkillopediaEntry, SkillopediaForm, SkillopediaForm>({
    name: `skillopedia ${entry?.encyclopediaId ?? 'new'}`,
    what: 'this entry',
    subject: entry?.name ?? 'a new entry',
    record: entry,
    empty: EMPTY,
    toValue: toValues,
    read: ({ encyclopediaId }) => request(getEncyclopedia, { params: { encyclopediaId } }),
    labels: LABELS,
    fields: FIELDS,
    form,
  });
  const create = useChange(createEncyclopedia, { overlay: 'Creating Skillopedia' });
  const update = useChange(updateEncyclopedia);

  const save = async ({ name, status }: SkillopediaForm) => {
    const { isSaved, created } = await saveRecord({
      update: ({ encyclopediaId, rev }) => update.run({ params: { encyclopediaId }, body: { name, status, rev } }),
      create: () => create.run({ body: { name } }),
    });
    if (!isSaved) return;
    notify(`Skillopedia ${created ? 'Created' : 'Updated'} Successfully`, { variant: 'success' });
    if (created) navigate(`/skillopedia/edit?id=${created.encyclopediaId}`, { skipConfirm: true });
  };

  return {
    ...edited,
    title: form.register('name', { onBlur: () => form.setValue('name', form.getValues('name').trim()) }),
    submit: form.handleSubmit((values) => save(values).catch(showFailure)),
    isSaving: create.isRunning || update.isRunning,
  };
}
export type EntryFormState = ReturnType<typeof useEntryForm>;
