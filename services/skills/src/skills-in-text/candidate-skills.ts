import {
  type LanguagesById,
  otherNames,
  ownLanguageOf,
  type StoredTranslation,
  TRANSLATED_NAMES,
  type TranslatedNames,
} from '@skills-architect/library-service-kit';
import type { NamedSkill } from '@skills-architect/matching';
import { candidateWords, compoundSplitter } from '@skills-architect/matching';
import { toFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { type Named, spellSkills, withNamesOf } from './spell-skills';

/**
 * Reads the skills that texts may name, in one query on the index of their words. The returned function finds those that
 * some of these texts name.
 */
export const candidateSkills = async (
  skills: Skills,
  texts: readonly string[],
  filter: QueryFilter<SkillDocument>,
): Promise<(text: readonly string[]) => NamedSkill[]> =>
  spellSkills(await readCandidates(skills, texts, filter), texts);

const FIELDS = {
  skillName: 1,
  alternativeNames: 1,
  nameLines: 1,
  sourceId: 1,
  language: 1,
  ...TRANSLATED_NAMES,
  'translations.language': 1,
} as const;

type Stored = Named &
  Pick<SkillDocument, 'sourceId' | 'language'> & {
    translations?: (TranslatedNames & Pick<StoredTranslation, 'language'>)[];
  };
const GERMAN = 'de';

/** How German texts and names are compared: their compounds are divided. */
export interface GermanNames {
  divide: (text: string) => string;
  /** Those of sources. */
  languages: LanguagesById;
}

/** Names in other languages count as alternative ones, that in the language of the texts as the main one. */
const withOtherNames = (
  { translations = [], sourceId, language: ownLanguage, ...skill }: Stored,
  language: string | undefined,
  { divide, languages }: GermanNames = { divide: (name) => name, languages: new Map() },
): Named => {
  const named = { ...skill, alternativeNames: otherNames({ ...skill, translations }) };
  const index = translations.findIndex((translation) => translation.language === language);
  const ownNames = 1 + skill.alternativeNames.length;
  if (language === GERMAN && ownLanguageOf({ language: ownLanguage, sourceId }, languages) === GERMAN)
    return withNamesOf(named, { from: 0, to: ownNames, divide });
  if (index < 0) return named;
  const count = (texts: typeof translations) => otherNames({ alternativeNames: [], translations: texts }).length;
  const from = ownNames + count(translations.slice(0, index));
  return withNamesOf(named, { from, to: from + count(translations.slice(index, index + 1)), divide });
};

/** Half of ESCO shares a word with a long text; of a larger library those that share the most words are compared. */
const MAX_CANDIDATES = 10_000;

/** The shortest beginning of a word that is looked up: shorter ones are whole words. */
const SHORTEST_BEGINNING = 4;

/** Reads all words of the library's names. */
export type ReadTerms = () => Promise<string[]>;
export const termReader =
  (skills: Skills): ReadTerms =>
  async () =>
    skills.model.distinct('terms');

/** Reads the library's German names; undefined if it has none. `languages` are those of sources. */
export const readGermanNames = async (skills: Skills, languages: LanguagesById): Promise<GermanNames | undefined> => {
  const sources = [...languages].flatMap(([id, language]) => (language === GERMAN ? [id] : []));
  const found = await skills.model
    .find(
      {
        ...skills.alive,
        $or: [{ 'translations.language': GERMAN }, { sourceId: { $in: sources } }, { language: GERMAN }],
      },
      { skillName: 1, sourceId: 1, language: 1, 'translations.language': 1, 'translations.name': 1 },
    )
    .lean<Pick<SkillDocument, '_id' | 'skillName' | 'sourceId' | 'language' | 'translations'>[]>();
  const names = found.flatMap(({ skillName, translations = [], ...skill }) => [
    ...translations.flatMap(({ language, name }) => (language === GERMAN ? [name] : [])),
    ...(ownLanguageOf(skill, languages) === GERMAN ? [skillName] : []),
  ]);
  return names.length ? { divide: compoundSplitter(names), languages } : undefined;
};

/** The words of the library that begin with one of these; a list of words is looked up many times faster than patterns. */
const findWords = async (readTerms: ReadTerms, beginnings: readonly string[]): Promise<string[]> => {
  const byStart = new Map<string, string[]>();
  for (const beginning of beginnings) {
    const start = beginning.slice(0, SHORTEST_BEGINNING);
    byStart.set(start, [...(byStart.get(start) ?? []), beginning]);
  }
  return (await readTerms()).filter((word) =>
    byStart
      .get(word.slice(0, SHORTEST_BEGINNING))
      ?.some((beginning) => (beginning.length < SHORTEST_BEGINNING ? word === beginning : word.startsWith(beginning))),
  );
};

/**
 * Reads the skills with at least one name that shares a word with the texts, at most `most`. `language` is the code of that of
 * the texts, if known.
 */
export const readCandidates = async (
  skills: Skills,
  texts: readonly string[],
  filter: QueryFilter<SkillDocument>,
  {
    most = MAX_CANDIDATES,
    language,
    readTerms = termReader(skills),
    german,
  }: {
    most?: number;
    language?: string | undefined;
    readTerms?: ReadTerms;
    /** For texts whose compounds are divided. */
    german?: GermanNames | undefined;
  } = {},
): Promise<Named[]> => {
  const { contentWords: asked, areBeginnings } = candidateWords(texts, language);
  const contentWords = areBeginnings ? await findWords(readTerms, asked) : asked;
  const sharing = toFilter<SkillDocument>({ ...skills.alive, ...filter, terms: { $in: contentWords } });
  const found = await skills.model
    .find(sharing, FIELDS)
    .sort({ _id: 1 })
    .limit(most + 1)
    .lean<Stored[]>();
  if (found.length <= most) return found.map((skill) => withOtherNames(skill, language, german));
  // Each term is looked up in the words: `$setIntersection` would compare all words with every skill, for half a minute.
  const closest = await skills.model.aggregate<Pick<SkillDocument, '_id'>>([
    { $match: sharing },
    { $project: { terms: 1 } },
    { $unwind: '$terms' },
    { $match: { terms: { $in: contentWords } } },
    { $group: { _id: '$_id', shared: { $sum: 1 } } },
    { $sort: { shared: -1, _id: 1 } },
    { $limit: most },
  ]);
  const kept = await skills.model
    .find({ _id: { $in: closest.map(({ _id }) => _id) } }, FIELDS)
    .sort({ _id: 1 })
    .lean<Stored[]>();
  return kept.map((skill) => withOtherNames(skill, language, german));
};
