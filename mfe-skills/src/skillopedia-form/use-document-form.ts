import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  getEncyclopedia,
  SkillopediaDocument,
  type SkillopediaEntry,
  saveEncyclopediaDocument,
} from '@skills-architect/contracts/skills';
import { showFailure } from '@skills-architect/library-kit';
import { type CallFailure, createFieldParts, notify, request, useChange, useDraft } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';

const EMPTY: SkillopediaDocument = { text: '', externalUrl: '' };
const LABELS = { text: 'Text', externalUrl: 'Address of an external document' } as const;
const PARTS = createFieldParts<SkillopediaDocument>();
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
  const draft = useDraft<SkillopediaEntry, SkillopediaDocument, unknown>({
    name: `skillopedia document ${encyclopediaId}`,
    what: 'this document',
    subject: `the document of ${entry.name}`,
    record: entry,
    empty: EMPTY,
    toValue: toValues,
    parts: PARTS,
    isNewer: (now, before) => now.rev > before.rev,
    read: () => request(getEncyclopedia, { params }),
    labels: LABELS,
    form,
  });
  const send = async (body: SkillopediaDocument) => {
    const isSaved = await draft.save(({ record }) =>
      save.run({ params, body: { ...body, rev: record?.rev ?? entry.rev } }),
    );
    if (isSaved) notify('Skillopedia Updated Successfully', { variant: 'success' });
  };
  return {
    text: form.register('text'),
    externalUrl: form.register('externalUrl', {
      onBlur: () => form.setValue('externalUrl', form.getValues('externalUrl').trim()),
    }),
    values: form.watch(),
    error: (field: keyof SkillopediaDocument) => form.formState.errors[field]?.message,
    submit: form.handleSubmit((values) =>
      send(values).catch((failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError: form.setError })),
    ),
    isDirty: draft.isDirty,
    isSaving: save.isRunning,
  };
}
