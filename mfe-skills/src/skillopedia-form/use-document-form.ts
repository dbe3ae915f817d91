import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  getEncyclopedia,
  SkillopediaDocument,
  type SkillopediaEntry,
  saveEncyclopediaDocument,
} from '@skills-architect/contracts/skills';
import { useRecordForm } from '@skills-architect/library-kit';
import { notify, request, useChange } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';

const EMPTY: SkillopediaDocument = { text: '', externalUrl: '' };
const LABELS = { text: 'Text', externalUrl: 'Address of an external document' } as const;
const FIELDS = SkillopediaDocument.keyof().options;
const toValues = ({ text, externalUrl }: SkillopediaEntry): SkillopediaDocument => ({ text, externalUrl });

/** State of an entry's document, which can be written for every kind of entry. */
export function useDocumentForm(entry: SkillopediaEntry) {
  const { encyclopediaId } = entry;
  const form = useForm<SkillopediaDocument>({
    defaultValues: toValues(entry),
    resolver: zodResolver(SkillopediaDocument, { error: describeIssue }),
    mode: 'onTouched',
  });
  const save = useChange(saveEncyclopediaDocument);
  const params = { encyclopediaId };
  const {
    save: saveRecord,
    showFailure,
    fieldError,
    values,
    isDirty,
  } = useRecordForm<SkillopediaEntry, SkillopediaDocument, SkillopediaDocument>({
    name: `skillopedia document ${encyclopediaId}`,
    what: 'this document',
    subject: `the document of ${entry.name}`,
    record: entry,
    empty: EMPTY,
    toValue: toValues,
    read: () => request(getEncyclopedia, { params }),
    labels: LABELS,
    fields: FIELDS,
    form,
  });
  const send = async (body: SkillopediaDocument) => {
    const { isSaved } = await saveRecord({ update: ({ rev }) => save.run({ params, body: { ...body, rev } }) });
    if (isSaved) notify('Skillopedia Updated Successfully', { variant: 'success' });
  };
  return {
    text: form.register('text'),
    externalUrl: form.register('externalUrl', {
      onBlur: () => form.setValue('externalUrl', form.getValues('externalUrl').trim()),
    }),
    values,
    error: fieldError,
    submit: form.handleSubmit((edited) => send(edited).catch(showFailure)),
    isDirty,
    isSaving: save.isRunning,
  };
}
