import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { compareNames, languageName } from '@skills-architect/contracts/locale';
import { SelectField } from '@skills-architect/ui-kit';
import { useLanguageLists } from './use-language-lists';

interface LanguageFieldProps {
  /** Language code; empty means the language of the source. */
  value: string;
  onChange: (language: string) => void;
  /** Source of the record; 0 until one is chosen. */
  sourceId: number;
  /** Translations of the record; their languages cannot be chosen. */
  translations?: readonly { language: string }[] | undefined;
  error: string | undefined;
}

/** Select of the language in which a record is written. Hidden from users who may not change it, and in a library with one language. */
export function LanguageField({ value, onChange, sourceId, translations = [], error }: LanguageFieldProps) {
  const { languages = [], sources, mayChoose } = useLanguageLists();
  // Until the sources are loaded, the language of the record is unknown.
  if (!sources || !mayChoose) return null;
  const ofSource = sources.find((source) => source.sourceId === sourceId)?.language ?? MAIN_LANGUAGE;
  const chosen = value || ofSource;
  const known = new Set([...languages, chosen]);
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
