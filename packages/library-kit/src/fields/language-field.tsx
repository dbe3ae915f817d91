import { ADMIN_LIKE, MAIN_LANGUAGE } from '@skills-architect/contracts';
import { compareNames, languageName } from '@skills-architect/contracts/locale';
import { listLanguages, listSources } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { SelectField } from '@skills-architect/ui-kit';

interface LanguageFieldProps {
  /** Empty for the language of the source. */
  value: string;
  onChange: (language: string) => void;
  /** The source of the record; 0 while none is chosen. */
  sourceId: number;
  /** Those into which the record is translated. */
  translations?: readonly { language: string }[] | undefined;
  error: string | undefined;
}

/** The language of a record's own texts, if the library has more than one; for those who may change it. */
export function LanguageField({ value, onChange, sourceId, translations = [], error }: LanguageFieldProps) {
  const { user } = useSession();
  const languages = useCall(listLanguages, {});
  const sources = useCall(listSources, {});
  // Without the sources, a record would seem to be in the main language.
  if (!sources.data || !ADMIN_LIKE.includes(user.userType)) return null;
  const ofSource = sources.data.sources.find((source) => source.sourceId === sourceId)?.language ?? MAIN_LANGUAGE;
  const chosen = value || ofSource;
  const known = new Set([...(languages.data?.languages ?? []), chosen]);
  if (known.size < 2) return null;
  const options = [...known]
    .filter((code) => code === chosen || !translations.some(({ language }) => language === code))
    .map((code) => ({ value: code, label: languageName(code) }))
    .sort((a, b) => compareNames(a.label, b.label));
  return (
    <SelectField
      label="Language"
      help={
        translations.length
          ? 'Of the texts in this form. Languages into which it is translated are left out.'
          : 'Of the texts in this form.'
      }
      options={options}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
