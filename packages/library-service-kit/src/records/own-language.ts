import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import * as z from 'zod';

/** The languages of sources that are in another one than `MAIN_LANGUAGE`, by id. */
export type LanguagesById = ReadonlyMap<number, string>;

/** What says the language of a record's own texts: itself, or its source. */
export const InOwnLanguage = z.object({ language: z.string().optional(), sourceId: z.number().optional() });
export type InOwnLanguage = z.infer<typeof InOwnLanguage>;

/** The language of a record's own texts: the one that it says, else that of its source, else `MAIN_LANGUAGE`. */
export const ownLanguageOf = ({ language, sourceId = 0 }: InOwnLanguage, languages: LanguagesById): string =>
  language ?? languages.get(sourceId) ?? MAIN_LANGUAGE;
