import { candidateWords, type NamedSkill, tokens, type Vocabulary } from '@skills-architect/matching';
import type { SkillDocument } from '../skills/skill-document';

/** The names of a skill with the words of each. */
export type Named = Pick<SkillDocument, '_id' | 'skillName' | 'alternativeNames' | 'nameLines'>;

/**
 * A skill for texts in a language that some of its names are in, from position `from` up to `to`, the main name at 0: the first of these
 * becomes the main one, which is compared with the whole text, and the words of all are divided as those of the texts.
 */
export const withNamesOf = (
  { skillName, alternativeNames, nameLines, ...skill }: Named,
  { from, to, divide }: { from: number; to: number; divide: (name: string) => string },
): Named => {
  const [names, lines] = [[skillName, ...alternativeNames], nameLines.split('\n')];
  for (let index = from; index < to; index += 1) {
    const name = names[index] ?? '';
    const divided = divide(name);
    if (divided === name) continue;
    names[index] = divided;
    lines[index] = tokens(divided)
      .map(({ text }) => text)
      .join(' ');
  }
  const [[main = ''], line] = [names.splice(from, 1), lines.splice(from, 1)];
  return { ...skill, skillName: main, alternativeNames: names, nameLines: [...line, ...lines].join('\n') };
};

interface Spelling {
  skill: Named;
  /** The skill's main name, or an alternative name. */
  name: string;
  isOwn: boolean;
  words: string[];
}

const nameAt = ({ skillName, alternativeNames }: Named, index: number) =>
  index ? alternativeNames[index - 1] : skillName;

const firstWord = (line: string) => {
  const end = line.indexOf(' ');
  return end < 0 ? line : line.slice(0, end);
};

/** The words of texts, in the form in which words of names are compared with them. */
interface TextWords {
  all: ReadonlySet<string>;
  toForm: (word: string) => string;
}

const listWords = (texts: readonly string[], language?: string): TextWords => {
  const { all, toForm } = candidateWords(texts, language);
  return { all: new Set(all), toForm };
};

/** The names of a skill that consist of these words only. Most fail at their first word, so they are not split. */
const listSpellings = (skill: Named, { all, toForm }: TextWords): Spelling[] =>
  skill.nameLines.split('\n').flatMap((line, index) => {
    const name = nameAt(skill, index);
    if (!line || name === undefined || !all.has(toForm(firstWord(line)))) return [];
    const lineWords = line.split(' ').map(toForm);
    return lineWords.every((word) => all.has(word)) ? [{ skill, name, isOwn: index === 0, words: lineWords }] : [];
  });

/** Groups spellings by skill: the main name first, then the alternative names found. */
const toNamed = (found: readonly Spelling[]): NamedSkill[] => {
  const names = new Map<number, string[]>();
  for (const { skill, name, isOwn } of found) {
    const namesOfSkill = names.get(skill._id) ?? [skill.skillName];
    names.set(skill._id, isOwn ? namesOfSkill : [...namesOfSkill, name]);
  }
  return [...names].map(([id, namesOfSkill]) => ({ id, names: namesOfSkill })).sort((a, b) => a.id - b.id);
};

const MIN_NAME_SHARE = 1 / 3;

/** Indexes spellings by their first words; the returned function finds those that consist of words of a text. */
const indexSpellings = (all: readonly Spelling[]) => {
  const byFirstWord = new Map<string, Spelling[]>();
  for (const spelling of all) {
    const [first = ''] = spelling.words;
    const sameFirstWord = byFirstWord.get(first);
    if (sameFirstWord) sameFirstWord.push(spelling);
    else byFirstWord.set(first, [spelling]);
  }
  return (words: ReadonlySet<string>): NamedSkill[] =>
    toNamed(
      [...words].flatMap((first) =>
        (byFirstWord.get(first) ?? []).filter((spelling) => spelling.words.every((word) => words.has(word))),
      ),
    );
};

/**
 * Prepares the skills for the texts `all`. The returned function finds those that some of these texts name: each with its
 * main name, and with the alternative names that consist of words of these texts. Names are compared here, because
 * MongoDB would scan the list of words for every name.
 */
export const spellSkills = (
  skills: readonly Named[],
  all: readonly string[],
): ((texts: readonly string[]) => NamedSkill[]) => {
  const words = listWords(all);
  const findSpelled = indexSpellings(skills.flatMap((skill) => listSpellings(skill, words)));
  return (texts) => findSpelled(listWords(texts).all);
};

/** Counts the skills that have a word; a word in several names of a skill counts once. */
const wordCounter = () => {
  const counts = new Map<string, { skills: number; last: number }>();
  return {
    add(word: string, skillId: number) {
      const entry = counts.get(word);
      if (!entry) counts.set(word, { skills: 1, last: skillId });
      else if (entry.last !== skillId) {
        entry.skills++;
        entry.last = skillId;
      }
    },
    countWords: () => new Map([...counts].map(([word, { skills }]) => [word, skills])),
  };
};

/**
 * The skills whose names occur in the texts (`spelled`, as `spellSkills` finds them), and those with a name of which at
 * least a third of the words occur (`near`). One pass that keeps only these: of 14,000 skills every second one shares a
 * word with a text, but few share a whole name.
 */
export const readNames = (
  skills: readonly Named[],
  texts: readonly string[],
  language?: string,
): { spelled: NamedSkill[]; near: NamedSkill[]; vocabulary: Vocabulary } => {
  const { all, toForm } = listWords(texts, language);
  const wordCounts = wordCounter();
  const near: Spelling[] = [];
  for (const skill of skills)
    for (const [index, line] of skill.nameLines.split('\n').entries()) {
      const name = nameAt(skill, index);
      if (!line || name === undefined) continue;
      const lineWords = line.split(' ').map(toForm);
      let sharedCount = 0;
      for (const word of lineWords) {
        wordCounts.add(word, skill._id);
        if (all.has(word)) sharedCount++;
      }
      if (sharedCount >= MIN_NAME_SHARE * lineWords.length)
        near.push({ skill, name, isOwn: index === 0, words: lineWords });
    }
  return {
    spelled: indexSpellings(near)(all),
    near: toNamed(near),
    vocabulary: { skills: skills.length, having: wordCounts.countWords() },
  };
};
