import { wordsOf } from '../reading/language-words';
import { tokens } from '../reading/tokens';
import { type FoundSkill, findSkills, type NamedSkill, type SkillEvidence, type UnknownTool } from './find-skills';
import { readLevel } from './level-words';
import { type Meaning, type SkillNearness, sentenceComparer } from './sentence-meaning';
import { MOST, MOST_BY_WORDS, SECOND, scoreSentence, UNRELATED } from './sentence-score';
import { type WeighedSentence, type WeighedSkill, weighSkills } from './weigh-skills';
import type { Vocabulary } from './word-rarity';

/** A skill that texts state; `strength` of the evidence is 0 to 1. */
export interface StatedSkill extends FoundSkill {
  strength: number;
}

/** Minimum score of a skill that is not named; with meaning it needs more, because most skills are a little similar. */
const MIN_BY_WORDS = 0.03;
const MIN_BY_MEANING = 0.25;
/** A skill with less strength of its words was found by meaning. */
const MIN_IN_PART = 0.1;
/** Strength of a named skill, however short its name. */
const MIN_NAMED = 0.1;
/** Maximum number of skills that are not named: with a large library a long text contains parts of hundreds of names. */
const MAX_UNNAMED = 30;

/** The scores of a skill's best two sentences, and what is known of the best one. */
interface SkillScore {
  first: number;
  second: number;
  sentence: WeighedSentence;
  words: WeighedSkill | undefined;
  near: SkillNearness | undefined;
}

/** The passage that states a skill that is not named: the words of a name, or what is nearest in meaning. */
const toEvidence = ({ sentence: { text, searched }, words, near }: SkillScore, ownName: string): SkillEvidence => {
  const isByMeaning = near !== undefined && !(words?.isHalfNamed && words.strength >= MIN_IN_PART);
  const marks = isByMeaning ? [{ start: near.passage.start, end: near.passage.end }] : (words?.marks ?? []);
  const position = { start: marks[0]?.start ?? 0, end: marks.at(-1)?.end ?? 0 };
  const level = readLevel(searched, tokens(searched), position, []);
  const evidence = { sentence: text, marks, level, name: words?.name ?? ownName, sureness: 'possible' as const };
  return isByMeaning ? { ...evidence, name: ownName, foundBy: 'meaning' } : evidence;
};

/** What is known of the library's skills: see `findStatedSkills`. */
export interface SkillSources {
  spelled: readonly NamedSkill[];
  near: readonly NamedSkill[];
  vocabulary: Vocabulary;
  meaning?: Meaning | undefined;
  /** Code of the language of the texts; English by default. */
  language?: string | undefined;
}

/**
 * The skills that texts state, strongest first, and tools without a skill of that name. `spelled` are the skills whose
 * names consist of words of the texts, `near` those with at least a third of a name's words in the texts. With `meaning`,
 * skills that mean the same in other words are found as well (`foundBy` of their evidence is 'meaning').
 */
export const findStatedSkills = (
  texts: readonly string[],
  { spelled, near, vocabulary, meaning, language }: SkillSources,
): { skills: StatedSkill[]; unknown: UnknownTool[] } => {
  const languageWords = wordsOf(language);
  const { skills: found, unknown } = findSkills(texts, spelled, languageWords);
  const foundIds = new Set(found.map(({ id }) => id));
  const sentences = weighSkills(texts, near, vocabulary, languageWords);
  const compare =
    meaning &&
    sentenceComparer(
      meaning,
      sentences.map(({ searched }) => searched),
    );
  const ownNames = new Map(meaning?.skills.map(({ id, name }) => [id, name]));
  const scores = new Map<number, SkillScore>();

  for (const sentence of sentences) {
    const { weighed, searched } = sentence;
    const nearness = compare?.(searched, [...weighed.keys(), ...foundIds]);
    for (const id of new Set([...weighed.keys(), ...(nearness?.keys() ?? [])])) {
      const [words, near] = [weighed.get(id), nearness?.get(id)];
      const score = scoreSentence(words, compare && (near ?? UNRELATED));
      const best = scores.get(id);
      if (best && score <= best.first) {
        best.second = Math.max(best.second, score);
        continue;
      }
      scores.set(id, { first: score, second: best?.first ?? 0, sentence, words, near });
    }
  }
  const most = meaning ? MOST : MOST_BY_WORDS;
  const least = meaning ? MIN_BY_MEANING : MIN_BY_WORDS;
  const totalOf = (id: number) => {
    const { first = 0, second = 0 } = scores.get(id) ?? {};
    return first + SECOND * Math.max(0, second);
  };
  const toStrength = (id: number) => Math.max(0, Math.min(1, totalOf(id) / most));
  const unnamed = [...scores]
    .filter(([id, { first }]) => !foundIds.has(id) && first >= least)
    .sort(([id], [otherId]) => totalOf(otherId) - totalOf(id) || id - otherId)
    .slice(0, MAX_UNNAMED)
    .map(([id, score]): StatedSkill => {
      const evidence = toEvidence(score, ownNames.get(id) ?? '');
      return { id, name: evidence.name ?? '', sureness: 'possible', evidence: [evidence], strength: toStrength(id) };
    });
  const named = found.map((skill) => ({ ...skill, strength: Math.max(MIN_NAMED, toStrength(skill.id)) }));
  const skills = [...named, ...unnamed].sort((a, b) => b.strength - a.strength || a.id - b.id);
  return { skills, unknown };
};
