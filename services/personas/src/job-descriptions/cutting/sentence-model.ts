import { type SentenceContext, sentenceFeatures } from './sentence-features';
import weights from './sentence-weights.json' with { type: 'json' };

/** What a sentence of an advertisement is about. */
export const SENTENCE_KINDS = ['role', 'duty', 'requirement', 'offer', 'employer'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

/** Weights of a linear model: per feature one for each kind, in hundredths. */
export interface SentenceModel {
  bias: number[];
  features: Record<string, number[]>;
}

/** Trained on other employers' documents by `bench/reading/train.ts`. */
export const SENTENCE_MODEL: SentenceModel = weights;

export type KindScores = Record<SentenceKind, number>;

/** The probability of each kind for a sentence. */
export const sentenceKinds = (context: SentenceContext, { bias, features }: SentenceModel): KindScores => {
  const sums = [...bias];
  for (const feature of sentenceFeatures(context)) {
    const featureWeights = Object.hasOwn(features, feature) ? features[feature] : undefined;
    featureWeights?.forEach((weight, kind) => {
      sums[kind] = (sums[kind] ?? 0) + weight;
    });
  }
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - highest) / 100));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const [role = 0, duty = 0, requirement = 0, offer = 0, employer = 0] = powers.map((power) => power / total);
  return { role, duty, requirement, offer, employer };
};
