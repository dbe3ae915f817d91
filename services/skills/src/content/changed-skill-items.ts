import { otherNames, type TranslatedNames } from '@skills-architect/library-service-kit';
import { orderedWords } from '@skills-architect/service-kit';
import type { SkillDocument } from '../skills/skill-document';
import { type Learnable, textsToMatch } from './match-skills';

const ENDING = /(?:ies|es|s|ing|ed|e|y)$/;
const MIN_STEM_LENGTH = 3;
/** Shorter words, such as 'of' and 'the', are ignored. */
const MIN_WORD_LENGTH = 4;

/** The texts of an item; a provider may send only title and description. */
export type ItemTexts = Pick<Learnable, 'contentTitle' | 'contentFullDescription'> &
  Partial<Pick<Learnable, 'contentAdditionalDescription' | 'tags'>>;

const NO_TEXTS = { contentAdditionalDescription: '', tags: [], statedLevel: null };

/** All words of an item that may occur in names of skills. */
export const wordsToMatch = (item: ItemTexts): string[] => [
  ...new Set(textsToMatch({ ...NO_TEXTS, ...item }).flatMap(orderedWords)),
];

/** The part that the forms of a word share: 'manag' of 'managing'. */
export const toStem = (word: string): string => {
  const stem = word.replace(ENDING, '');
  if (stem.length < MIN_STEM_LENGTH) return word;
  return stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
};

/** The names of a skill in all languages. */
export type NamesOfSkill = Pick<SkillDocument, 'skillName' | 'alternativeNames'> & {
  translations?: TranslatedNames[];
};

/** The stems to look for in items: a list for each name of the skill, in any language. */
export const stemsOfNames = ({ skillName, ...names }: NamesOfSkill): string[][] =>
  [skillName, ...otherNames(names)].flatMap((name) => {
    const words = orderedWords(name.replace(/\([^()]*\)/g, ' '));
    const longWords = words.filter((word) => word.length >= MIN_WORD_LENGTH);
    const stems = (longWords.length ? longWords : words).map(toStem);
    return stems.length ? [stems] : [];
  });
