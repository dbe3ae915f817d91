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
import {
  type CallFailure,
  fieldParts,
  navigate,
  notify,
  request,
  showFailure,
  useChange,
  useDraft,
  useLoading,
} from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';

const EMPTY: SkillopediaForm = { name: '', status: LibraryStatus.Draft };
const LABELS = { name: 'Title', status: 'Status' } as const;
const PARTS = fieldParts<SkillopediaForm>();
const FIELDS = SkillopediaForm.keyof().options;
const toValues = ({ name, status }: SkillopediaEntry): SkillopediaForm => ({ name, status });

/** State of the form of an entry: title and status. */
export function useEntryForm(entry: SkillopediaEntry | undefined) {
  const form = useForm<SkillopediaForm>({
    defaultValues: entry ? toValues(entry) : EMPTY,
    resolver: zodResolver(SkillopediaForm, { error: describeIssue }),
    mode: 'onTouched',
  });
  const { formState, getValues, setError, setValue, watch } = form;
  const draft = useDraft<SkillopediaEntry, SkillopediaForm, unknown>({
    name: `skillopedia ${entry?.encyclopediaId ?? 'new'}`,
    what: 'this entry',
    record: entry,
    isNew: !entry,
    empty: EMPTY,
    toValue: toValues,
    parts: PARTS,
    isNewer: (now, before) => now.rev > before.rev,
    read: ({ encyclopediaId }) => request(getEncyclopedia, { params: { encyclopediaId } }),
    labels: LABELS,
    form,
  });
  const create = useChange(createEncyclopedia);
  const update = useChange(updateEncyclopedia);
  useLoading(create.isRunning, 'Creating Skillopedia');

  const save = async ({ name, status }: SkillopediaForm) => {
    const { record } = draft;
    let createdId: number | undefined;
    const isSaved = await draft.save(async () => {
      if (record) {
        const params = { encyclopediaId: record.encyclopediaId };
        return update.run({ params, body: { name, status, rev: record.rev } });
      }
      createdId = (await create.run({ body: { name } })).encyclopediaId;
      return undefined;
    });
    if (!isSaved) return;
    notify(`Skillopedia ${createdId ? 'Created' : 'Updated'} Successfully`, { variant: 'success' });
    if (createdId) navigate(`/skillopedia/edit?id=${createdId}`, { asked: true });
  };
  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError });

  return {
    record: draft.record,
    values: watch(),
    title: form.register('name', { onBlur: () => setValue('name', getValues('name').trim()) }),
    chooseStatus: (status: LibraryStatus) =>
      setValue('status', status, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    error: (field: keyof SkillopediaForm) => formState.errors[field]?.message,
    submit: form.handleSubmit((values) => save(values).catch(tell)),
    giveUp: draft.clear,
    isSaving: create.isRunning || update.isRunning,
  };
}
export type EntryFormState = ReturnType<typeof useEntryForm>;
