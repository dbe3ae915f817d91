import {
  SENTENCE_KINDS,
  type SentenceModel,
} from '../../services/personas/src/job-descriptions/cutting/sentence-model';
import { type Sample, trainLinear } from './linear';

/** More features hardly improve the result and enlarge the file of weights. */
const MAX_FEATURES = 4000;
const HUNDREDTHS = 100;

const round = (numbers: number[]) => numbers.map((number) => Math.round(number * HUNDREDTHS));

/** Trains the sentence model and keeps its strongest features. */
export const trainModel = (samples: Sample[]): SentenceModel => {
  const { bias, features } = trainLinear(samples, SENTENCE_KINDS.length);
  const strength = (weights: number[]) => Math.max(...weights.map(Math.abs));
  const strongest = [...features]
    .sort((a, b) => strength(b[1]) - strength(a[1]))
    .slice(0, MAX_FEATURES)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return {
    bias: round(bias),
    features: Object.fromEntries(strongest.map(([name, weights]) => [name, round(weights)])),
  };
};
