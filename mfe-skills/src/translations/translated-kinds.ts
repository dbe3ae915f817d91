import { NamedKind } from '@skills-architect/contracts';
import { roleTranslationCalls } from '@skills-architect/contracts/roles';
import { skillTranslationCalls } from '@skills-architect/contracts/skills';

/** For each kind of record: its noun, which of its texts can be translated, and the calls to edit them. */
export const TRANSLATED_KINDS = {
  skill: { word: 'skill', calls: skillTranslationCalls, texts: 'all' },
  family: { word: 'family', calls: skillTranslationCalls, texts: 'name' },
  level: { word: 'level', calls: skillTranslationCalls, texts: 'description' },
  entry: { word: 'Skillopedia entry', calls: skillTranslationCalls, texts: 'document' },
  role: { word: 'industry role', calls: roleTranslationCalls, texts: 'all' },
  subsector: { word: 'industry or function', calls: roleTranslationCalls, texts: 'name' },
  function: { word: 'department or track', calls: roleTranslationCalls, texts: 'name' },
} as const satisfies Record<NamedKind, object>;

/** The kind in an address; undefined if there is none such. */
export const readKind = (text: string | undefined): NamedKind | undefined => NamedKind.safeParse(text).data;

/** The languages of ESCO, and other large ones: those into which a record can be translated by hand. */
export const OFFERED_LANGUAGES = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'ga', 'hr', 'hu', 'is', 'it', 'lt', 'lv', 'mt', 'nl'],
  ...['no', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'uk', 'hi', 'id', 'ja', 'ko', 'ru', 'tr', 'vi', 'zh'],
] as const;
