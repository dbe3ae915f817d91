import type { SkillNearness } from './sentence-meaning';
import type { WeighedSkill } from './weigh-skills';

/**
 * Weights of the parts of a score, in round numbers: they were chosen on sentences of two public sets and on annotated
 * descriptions, and hardly matter within a factor of 1.5.
 */
const WEIGHTS = { strength: 1, cosine: 0.15, contrast: 0.8, whole: 0.4, subject: 0.2 };
/** Weight of the second best sentence of a text. */
export const SECOND = 0.15;

/** Nearness of a skill that has no vector: what one of another subject has. */
export const UNRELATED: Omit<SkillNearness, 'passage'> = { contrast: -0.2, whole: 0.1, subject: 0.1 };

/** The highest possible score of words alone, and with meaning. */
export const MOST_BY_WORDS = WEIGHTS.strength + WEIGHTS.cosine;
export const MOST = MOST_BY_WORDS + 0.5 * WEIGHTS.contrast + WEIGHTS.whole + WEIGHTS.subject;

/**
 * How strongly a sentence states a skill, by the words of its names and by its nearness in meaning. Less than half of a
 * name counts only if the meaning is unknown: few words of a name say less than the meaning of the sentence.
 */
export const scoreSentence = (
  words: Pick<WeighedSkill, 'strength' | 'isHalfNamed' | 'cosine'> | undefined,
  nearness: Omit<SkillNearness, 'passage'> | undefined,
): number => {
  const strength = words && (words.isHalfNamed || !nearness) ? words.strength : 0;
  const byWords = WEIGHTS.strength * strength + WEIGHTS.cosine * (words?.cosine ?? 0);
  if (!nearness) return byWords;
  const { contrast, whole, subject } = nearness;
  return byWords + WEIGHTS.contrast * contrast + WEIGHTS.whole * whole + WEIGHTS.subject * subject;
};
