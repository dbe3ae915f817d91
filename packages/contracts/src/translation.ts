import * as z from 'zod';
import { Flag, Line, Prose } from './vocabulary';

/** ISO 639-1 code of a language. */
export const LanguageCode = z.string().regex(/^[a-z]{2}$/, 'Use a code of two letters, for example de');

/** The language of the library's own texts; a record has texts in other languages as translations. */
export const MAIN_LANGUAGE = 'en';

/** On a named record: the language of the name, if it is not the one in which the user reads the library. */
export const NAME_LANGUAGE = { nameLanguage: LanguageCode.optional() } as const;

/** The same for the description of a record. */
export const DESCRIPTION_LANGUAGE = { descriptionLanguage: LanguageCode.optional() } as const;

/** On a record that names a skill family: the language of that name, if it is not the one of the user. */
export const FAMILY_LANGUAGE = { familyLanguage: LanguageCode.optional() } as const;

/** The same for the names of a sub-sector and a function. */
export const PLACE_LANGUAGES = {
  subsectorLanguage: LanguageCode.optional(),
  functionLanguage: LanguageCode.optional(),
} as const;

/**
 * On a library record, and in its form: the language of its own texts. A record does not have it if the language is that of its
 * source; a form without it leaves the language as it is.
 */
export const OWN_LANGUAGE = { language: LanguageCode.optional() } as const;

/** Query field of a call that reads a record: whether its own texts are asked for, to edit them. */
export const OwnTexts = Flag.optional();

/** Kinds of groups of library records: the families of skills, and the sub-sectors and functions of roles. */
export const GroupKind = z.enum(['family', 'subsector', 'function']);
export type GroupKind = z.infer<typeof GroupKind>;

/** Kinds of what the library has in several languages; a level is one level of one skill, with its text. */
export const NamedKind = z.enum(['skill', 'role', ...GroupKind.options, 'entry', 'level']);
export type NamedKind = z.infer<typeof NamedKind>;

/** Name, alternative names and description of a library record in another language than its own. */
export const TranslatedText = z.object({
  language: LanguageCode,
  name: Line.min(1),
  alternativeNames: z.array(Line).max(500),
  description: Prose,
});
export type TranslatedText = z.infer<typeof TranslatedText>;

/** The name of a record in another language. */
export const TranslatedName = TranslatedText.pick({ language: true, name: true });
export type TranslatedName = z.infer<typeof TranslatedName>;

/** A translation as it is shown. */
export const Translation = TranslatedText.extend({
  /**
   * Set if the record was changed after it was translated: the texts that it is a translation of, as far as they differ
   * from the record's.
   */
  stale: z.object({ name: z.string().optional(), description: z.string().optional() }).optional(),
});
export type Translation = z.infer<typeof Translation>;

/** A translation from a taxonomy's files; `externalId` is the taxonomy's id of the record. */
export const ImportedTranslation = TranslatedText.extend({ externalId: z.string().min(1).max(500) });
export type ImportedTranslation = z.infer<typeof ImportedTranslation>;

/** The name in another language by which a search found a record. */
export const FoundAs = TranslatedText.pick({ name: true, language: true });
export type FoundAs = z.infer<typeof FoundAs>;
