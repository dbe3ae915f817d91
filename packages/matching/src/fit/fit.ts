import { EVIDENCE, type Evidence } from './evidence';
import weights from './weights.json' with { type: 'json' };

/** How sure the first suggestion is; `no close role`: the library has probably none for this job. */
export type Confidence = 'clear' | 'likely' | 'several similar' | 'no close role';

/**
 * Probability (0..1) that the first suggestion is right: a logistic model of the evidence, fitted by
 * `npm run bench -- calibrate` on jobs whose role is in the library, was taken out of it, or never was in it.
 */
export function estimateFit(evidence: Evidence): number {
  const { bias, weights: own } = weightsFor(evidence);
  const sum = EVIDENCE.reduce((all, name) => all + own[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

/** Libraries of fewer roles have models of their own: words of a job that they lack say more. */
const SMALL = 500;

const weightsFor = ({ size }: Evidence) => (size < Math.log(SMALL) / 10 ? weights.small : weights.large);

/** A second suggestion this near is as good as the first. */
export const SIMILAR_LEAD = 0.05;

/** Rates the evidence for the first suggestion; the limits are fitted with the weights. */
export function rateFit(evidence: Evidence): Confidence {
  const fit = estimateFit(evidence);
  const { clear, likely, close } = weightsFor(evidence).limits;
  if (fit < close) return 'no close role';
  if (fit < likely || evidence.lead < SIMILAR_LEAD) return 'several similar';
  return fit < clear ? 'likely' : 'clear';
}

/** From this bonus on people have clearly preferred a role for such a title: one own decision for the same one does. */
const PREFERRED = 0.6;

/** A role that people chose before for such a title is likely, whatever its text looks like. */
export function confirmed(confidence: Confidence, chosen: number): Confidence {
  return chosen < PREFERRED || confidence === 'clear' ? confidence : 'likely';
}
