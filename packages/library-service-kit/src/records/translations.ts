import { createHash } from 'node:crypto';
import { TranslatedText, type Translation, type VersionField } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { fold, rankedFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import { type InOwnLanguage, type LanguagesById, ownLanguageOf } from './own-language';

const Original = z.object({ name: z.string(), description: z.string() });

/** A stored translation, with the texts that it is a translation of. */
export const StoredTranslation = TranslatedText.extend({
  original: Original,
  /** Fingerprint of the imported texts; empty if people wrote the first ones, missing if an earlier version stored them. */
  importedAs: z.string().optional(),
});
export type StoredTranslation = z.infer<typeof StoredTranslation>;

/** The texts of a library record: its own, and those in other languages. */
export interface RecordTexts {
  name: string;
  alternativeNames: readonly string[];
  description: string;
  /** Missing in records that an earlier version stored. */
  translations?: readonly StoredTranslation[] | undefined;
}

/** The names of a record in another language. */
export type TranslatedNames = Pick<StoredTranslation, 'name' | 'alternativeNames'>;

/** The fields of `translations` with names, for a projection. */
export const TRANSLATED_NAMES = { 'translations.name': 1, 'translations.alternativeNames': 1 } as const;

/** The names of a record besides its main one: its alternative names, then those in other languages. */
export const otherNames = ({
  alternativeNames,
  translations = [],
}: {
  alternativeNames: readonly string[];
  translations?: readonly TranslatedNames[] | undefined;
}): string[] => [...alternativeNames, ...translations.flatMap((text) => [text.name, ...text.alternativeNames])];

/**
 * The stored fields by which a record is searched, in every language, and listed in another one: `nameLines` are in the order of
 * `otherNames`, `shownKeys` are the folded names by language.
 */
export const searchedFields = ({ name, alternativeNames, description, translations = [] }: RecordTexts) => ({
  ...rankedFields(
    name,
    otherNames({ alternativeNames, translations }),
    description,
    ...translations.map((text) => text.description),
  ),
  shownKeys: Object.fromEntries(translations.map((text): [string, string] => [text.language, fold(text.name)])),
});

/**
 * The texts that a translation was made from, as far as the record's texts have changed since; undefined if they are equal. A description
 * that nobody translated is none of them: taxonomies have names alone in some languages.
 */
const findStale = (
  { name, description }: RecordTexts,
  { original, description: translated }: StoredTranslation,
): Translation['stale'] => {
  const stale = {
    ...(original.name !== name && { name: original.name }),
    ...(translated && original.description !== description && { description: original.description }),
  };
  return Object.keys(stale).length ? stale : undefined;
};

/** The translations of a record as they are shown; without the former texts to those who may not see its history. */
export const showTranslations = (texts: RecordTexts, { withStale = true } = {}): Translation[] =>
  (texts.translations ?? []).map((translation) => {
    const { original: _, importedAs: __, ...shown } = translation;
    const stale = withStale ? findStale(texts, translation) : undefined;
    return { ...shown, ...(stale && { stale }) };
  });

/** The translations of a version of a record as its history shows them, one field per language. */
export const translationFields = ({ translations = [] }: Pick<RecordTexts, 'translations'>): VersionField[] =>
  translations.map(({ language, name, alternativeNames, description }) => ({
    field: languageName(language),
    value: [name, ...alternativeNames, description].filter(Boolean).join('\n'),
    isList: true,
  }));

/** The language of a version's own texts, also when it is that of its source, so that a change names both. */
export const ownLanguageField = (record: InOwnLanguage, languages: LanguagesById = new Map()): VersionField => ({
  field: 'Language',
  value: languageName(ownLanguageOf(record, languages)),
});

/**
 * What Library Health says of a record that was changed after it was translated: which texts, by language ('German: name and
 * description'), and a cause that another change of the record changes. Undefined if no translation is stale.
 */
export const describeStale = (texts: RecordTexts): { detail: string; cause: string } | undefined => {
  const details = showTranslations(texts).flatMap(({ language, stale }) =>
    stale ? `${languageName(language)}: ${Object.keys(stale).join(' and ')}` : [],
  );
  if (!details.length) return undefined;
  const hash = createHash('sha1').update(JSON.stringify([texts.name, texts.description]));
  return { detail: details.join(', '), cause: hash.digest('base64') };
};

type Texts = Pick<TranslatedText, 'name' | 'alternativeNames' | 'description'>;
/** Fingerprint of texts, by which an import knows whether people have edited them. */
export const fingerprint = ({ name, alternativeNames, description }: Texts) =>
  createHash('sha1')
    .update(JSON.stringify([name, alternativeNames, description]))
    .digest('base64');

/** The translation of a record into a language. */
export const findTranslation = ({ translations }: RecordTexts, language: string) =>
  translations?.find((translation) => translation.language === language);

/** The translations of a record with another one in its language; sorted by language. */
export const replaceTranslation = (
  { translations = [] }: RecordTexts,
  translation: StoredTranslation,
): StoredTranslation[] =>
  [...translations.filter(({ language }) => language !== translation.language), translation].sort((a, b) =>
    a.language < b.language ? -1 : 1,
  );

/** The translations of a record after people added one, or replaced the one in its language; sorted by language. */
export const withTranslation = (texts: RecordTexts, text: TranslatedText): StoredTranslation[] => {
  const former = findTranslation(texts, text.language);
  const isSameText = former && fingerprint(former) === fingerprint(text);
  const importedAs = isSameText ? former.importedAs : (former?.importedAs ?? '');
  const { name, description } = texts;
  return replaceTranslation(texts, {
    ...text,
    original: { name, description },
    ...(importedAs !== undefined && { importedAs }),
  });
};

/** The stored fields of a translated record that is searched in every language. */
export const searchedTranslations = (texts: RecordTexts, translations: StoredTranslation[]) => ({
  translations,
  ...searchedFields({ ...texts, translations }),
});
