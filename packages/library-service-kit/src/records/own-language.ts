import { ADMIN_LIKE, MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { type Identity, invalid } from '@skills-architect/service-kit';
import * as z from 'zod';

/** The languages of sources that are in another one than `MAIN_LANGUAGE`, by id. */
export type LanguagesById = ReadonlyMap<number, string>;

/** What says the language of a record's own texts: itself, or its source. */
export const InOwnLanguage = z.object({ language: z.string().optional(), sourceId: z.number().optional() });
export type InOwnLanguage = z.infer<typeof InOwnLanguage>;

/** The language of a record's own texts: the one that it says, else that of its source, else `MAIN_LANGUAGE`. */
export const ownLanguageOf = ({ language, sourceId = 0 }: InOwnLanguage, languages: LanguagesById): string =>
  language ?? languages.get(sourceId) ?? MAIN_LANGUAGE;

interface SaidLanguage {
  language: string;
  /** The language of the record's source. */
  ofSource: string;
  translations?: readonly { language: string }[] | undefined;
  /** Languages into which parts of the record are translated that have its language, such as the levels of a skill. */
  languagesOfParts?: readonly string[] | undefined;
}

/**
 * The language of a record's own texts as it is stored: none if it is that of the source. Throws for what is no language, and for
 * one into which the record is translated.
 */
export const storedLanguage = ({ language, ofSource, translations, languagesOfParts }: SaidLanguage) => {
  const name = languageName(language);
  if (name === language) throw invalid('language', `${language} is no code of a language, such as de or fr.`);
  if (translations?.some((translation) => translation.language === language))
    throw invalid('language', `The record has a translation into ${name}. Remove it first.`);
  if (languagesOfParts?.includes(language))
    throw invalid('language', `A level of the record has a translation into ${name}. Remove it first.`);
  return language === ofSource ? undefined : language;
};

/** Throws when a user says another language than the `current` one of a record, but may not change it: an SME edits texts only. */
export const refuseLanguageChange = (language: string, current: string, { user }: Identity): void => {
  if (language !== current && user && !ADMIN_LIKE.includes(user.userType))
    throw invalid('language', `You cannot change the language ${languageName(current)}.`);
};
