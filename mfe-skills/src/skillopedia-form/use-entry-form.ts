import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  createEncyclopedia,
  getEncyclopedia,
  LibraryStatus,
  SkillopediaDocument,
  type SkillopediaEntry,
  SkillopediaForm,
  updateEncyclopedia,
} from '@skills-architect/contracts/skills';
import { useRecordForm } from '@skills-architect/library-kit';
import { navigate, notify, request, useChange } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';

/** Title and status of an entry, and its document, which only an existing entry has. */
const EntryForm = SkillopediaForm.extend(SkillopediaDocument.shape);
type EntryForm = z.infer<typeof EntryForm>;

const EMPTY: EntryForm = { name: '', status: LibraryStatus.Draft, text: '', externalUrl: '' };
const LABELS = {
  name: 'Title',
  status: 'Status',
  text: 'Text',
  externalUrl: 'Address of an external document',
} as const;
const FIELDS = EntryForm.keyof().options;
const toValues = ({ name, status, text, externalUrl }: SkillopediaEntry): EntryForm => ({
  name,
  status,
  text,
  externalUrl,
});

/** State of the form of an entry. */
export function useEntryForm(entry: SkillopediaEntry | undefined) {
  const form = useForm<EntryForm>({
    defaultValues: entry ? toValues(entry) : EMPTY,
    resolver: zodResolver(EntryForm, { error: describeIssue }),
    mode: 'onTouched',
  });
  const {
    save: saveRecord,
    showFailure,
    ...edited
  } = useRecordForm<SkillopediaEntry, EntryForm, EntryForm>({
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

  const save = async (body: EntryForm) => {
    const { isSaved, created } = await saveRecord({
      update: ({ encyclopediaId, rev }) => update.run({ params: { encyclopediaId }, body: { ...body, rev } }),
      create: () => create.run({ body: { name: body.name } }),
    });
    if (!isSaved) return;
    notify(`Skillopedia ${created ? 'Created' : 'Updated'} Successfully`, { variant: 'success' });
    if (created) navigate(`/skillopedia/edit?id=${created.encyclopediaId}`, { skipConfirm: true });
  };
  const trimmed = (field: 'name' | 'externalUrl') =>
    form.register(field, { onBlur: () => form.setValue(field, form.getValues(field).trim()) });

  return {
    ...edited,
    title: trimmed('name'),
    text: form.register('text'),
    externalUrl: trimmed('externalUrl'),
    submit: form.handleSubmit((values) => save(values).catch(showFailure)),
    isSaving: create.isRunning || update.isRunning,
  };
}
export type EntryFormState = ReturnType<typeof useEntryForm>;
