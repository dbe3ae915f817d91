/**
 * A decision of people for a title: the chosen role, or null for none in the library; how often, and whether by the
 * requesting client (`own`).
 */
export type DecidedTitle = { title: string; roleId: number | null; times: number; own: boolean };

/** A decision with its title's similarity to the requested one (0..1). */
export type NearDecision = DecidedTitle & { nearness: number };

/**
 * Why a role gets a bonus: the most similar title it was chosen for and how often, by the requesting client (`own`) or
 * by others; `bonus` is 0..1.
 */
export type PreviousChoice = { title: string; times: number; own: boolean; nearness: number; bonus: number };

/** Titles less similar than this count as other jobs. */
export const NEAR_TITLE = 0.7;
/** Maximum bonus, equal to the maximum of every other part of a score. */
export const MAX_BONUS = 1;
/** Choices of other clients count half. */
const WEIGHT_OF_OTHERS = 0.5;
/** Weight of decisions at which the bonus is half of its maximum. */
const HALF_BONUS_WEIGHT = 0.5;

/** Weight of a decision: 1 per choice for an equal title, falling to 0 at `NEAR_TITLE`. */
const weigh = ({ nearness, times }: NearDecision): number =>
  times * Math.max(0, (nearness - NEAR_TITLE) / (1 - NEAR_TITLE)) ** 2;

/**
 * The bonus of each role that was chosen for equal or similar titles. If the requesting client has decisions, only
 * these count. A role's bonus is proportional to its share of all decisions, including 'none'.
 */
export function previousChoices(decisions: readonly NearDecision[]): Map<number, PreviousChoice> {
  const nearDecisions = decisions.filter((decision) => weigh(decision) > 0);
  const ownDecisions = nearDecisions.filter((nearDecision) => nearDecision.own);
  const relevant = ownDecisions.length > 0 ? ownDecisions : nearDecisions;
  const maxBonus = MAX_BONUS * (ownDecisions.length > 0 ? 1 : WEIGHT_OF_OTHERS);
  const totalWeight = relevant.reduce((sum, decision) => sum + weigh(decision), 0);
  const byRole = new Map<number, NearDecision[]>();
  for (const decision of relevant) {
    if (decision.roleId !== null) byRole.set(decision.roleId, [...(byRole.get(decision.roleId) ?? []), decision]);
  }
  return new Map(
    [...byRole].map(([roleId, roleDecisions]): [number, PreviousChoice] => {
      const weight = roleDecisions.reduce((sum, decision) => sum + weigh(decision), 0);
      const nearest = roleDecisions.reduce((best, decision) => (decision.nearness > best.nearness ? decision : best));
      const bonus = maxBonus * (weight / totalWeight) * (weight / (weight + HALF_BONUS_WEIGHT));
      const { title, times, nearness } = nearest;
      return [roleId, { title, times, own: nearest.own, nearness, bonus }];
    }),
  );
}
