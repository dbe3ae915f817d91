import { NamedKind } from '@skills-architect/contracts';
import { roleTranslationCalls } from '@skills-architect/contracts/roles';
import { skillTranslationCalls } from '@skills-architect/contracts/skills';

/**
 * For each kind of record: its noun, which of its texts can be translated, the calls to edit them, and the screen of the record, or of
 * those among which it is.
 */
export const TRANSLATED_KINDS = {
  skill: { word: 'skill', calls: skillTranslationCalls, texts: 'all', screen: (id) => `/skill/edit/${id}` },
  family: { word: 'family', calls: skillTranslationCalls, texts: 'name', screen: () => '/skill/search' },
  level: { word: 'level', calls: skillTranslationCalls, texts: 'description', screen: () => '/skill/search' },
  entry: {
    ...{ word: 'Skillopedia entry', calls: skillTranslationCalls, texts: 'document' },
    screen: (id) => `/skillopedia/${id}`,
  },
  role: { word: 'industry role', calls: roleTranslationCalls, texts: 'all', screen: (id) => `/role/edit/${id}` },
  subsector: { word: 'industry or function', calls: roleTranslationCalls, texts: 'name', screen: () => '/role' },
  function: { word: 'department or track', calls: roleTranslationCalls, texts: 'name', screen: () => '/role' },
} as const satisfies Record<NamedKind, { screen: (id: number) => string } & Record<string, unknown>>;

/** The link back from a translated record: to its own screen, or to the list of skills or roles. */
export const backOf = (kind: NamedKind, id: number): { to: string; label: string } => {
  const { screen, word } = TRANSLATED_KINDS[kind];
  const to = screen(id);
  if (to.endsWith(`/${id}`)) return { to, label: `Back to the ${word}` };
  return { to, label: to === '/role' ? 'Back to industry roles' : 'Back to skills' };
};

/** The kind in an address; undefined if there is none such. */
export const readKind = (text: string | undefined): NamedKind | undefined => NamedKind.safeParse(text).data;

/** The languages of ESCO, and other large ones: those into which a record can be translated by hand. */
export const OFFERED_LANGUAGES = [
  ...[
    'ar',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'fi',
    'fr',
    'ga',
    'hr',
    'hu',
    'is',
    'it',
    'lt',
    'lv',
    'mt',
    'nl',
  ],
  ...['no', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'uk', 'hi', 'id', 'ja', 'ko', 'ru', 'tr', 'vi', 'zh'],
] as const;
