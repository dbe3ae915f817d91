import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue, MAIN_LANGUAGE, type TranslatedRecord, TranslatedText } from '@skills-architect/contracts';
import { compareNames, languageName } from '@skills-architect/contracts/locale';
import { AlternativeNames, showFailure } from '@skills-architect/library-kit';
import { type CallFailure, notify, useChange, useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, SelectField, Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OFFERED_LANGUAGES, TRANSLATED_KINDS } from './translated-kinds';

const FORM = 'translation';
/** A level has only a description, so it is required. */
const LevelText = TranslatedText.refine(({ description }) => description, {
  path: ['description'],
  message: 'The description is required',
});
const FIELDS = ['language', 'name', 'alternativeNames', 'description'] as const;

interface TranslationDialogProps {
  record: TranslatedRecord;
  /** '' lets the user choose the language. */
  language: string;
  onClose: () => void;
}

/** Pop-up that edits the texts of a record in one language. */
export function TranslationDialog({ record: current, language, onClose }: TranslationDialogProps) {
  // Saves with the revision that the user saw: changes of others meanwhile are a conflict (409).
  const [record] = useState(current);
  const { kind, id, rev, translations } = record;
  const { calls, texts, word } = TRANSLATED_KINDS[kind];
  const change = useChange(calls.save);
  const stored = translations.find((translation) => translation.language === language);
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<TranslatedText>({
    defaultValues: {
      language,
      // The name of a level is that of its scheme.
      name: stored?.name ?? (texts === 'description' ? record.name : ''),
      alternativeNames: stored?.alternativeNames ?? [],
      description: stored?.description ?? '',
    },
    resolver: zodResolver(texts === 'description' ? LevelText : TranslatedText, { error: describeIssue }),
  });
  const { errors, isDirty } = formState;
  const guard = useGuardedDialog(isDirty, onClose);
  const save = handleSubmit((text) =>
    change.run({ body: { kind, id, rev, text } }).then(
      () => {
        notify(`Saved in ${languageName(text.language)}`, { variant: 'success' });
        onClose();
      },
      (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError }),
    ),
  );
  const present = [record.ownLanguage ?? MAIN_LANGUAGE, ...translations.map((translation) => translation.language)];
  const missing = OFFERED_LANGUAGES.filter((code) => !present.includes(code));
  const title = language ? `${record.name} in ${languageName(language)}` : `${record.name} in another language`;
  return (
    <Dialog
      open
      {...guard}
      title={title}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={change.isRunning}>
            Save
          </Button>
        </>
      }
    >
      <chakra.form id={FORM} onSubmit={(event) => void save(event)} noValidate aria-label={title}>
        <Stack gap="4">
          {!language && (
            <SelectField
              label="Language"
              required
              options={[
                { value: '', label: 'Choose' },
                ...missing
                  .map((code) => ({ value: code, label: languageName(code) }))
                  .sort((a, b) => compareNames(a.label, b.label)),
              ]}
              error={errors.language && 'Choose the language'}
              {...register('language')}
            />
          )}
          {texts !== 'description' && (
            <TextField label="Name" required error={errors.name?.message} {...register('name')} />
          )}
          {texts === 'all' && (
            <AlternativeNames
              noun={word}
              names={watch('alternativeNames')}
              onChange={(names) => setValue('alternativeNames', names, { shouldDirty: true })}
              error={errors.alternativeNames?.message}
            />
          )}
          {texts !== 'name' && (
            <TextArea
              label={texts === 'document' ? 'Document' : 'Description'}
              required={texts === 'description'}
              rows={texts === 'document' ? 16 : 5}
              error={errors.description?.message}
              {...register('description')}
            />
          )}
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
