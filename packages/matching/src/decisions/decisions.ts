/**
 * What people have decided for a title: the role they chose, or null for none of the library; how often, and whether it
 * was the client that asks now.
 */
export type DecidedTitle = { title: string; roleId: number | null; times: number; own: boolean };

/** A decision with its title's similarity to the asked one (0..1). */
export type NearDecision = DecidedTitle & { nearness: number };

/**
 * Why a role gets a bonus: the nearest title it was chosen for and how often for that title, by the asking client
 * (`own`) or by others; `bonus` is 0..1.
 */
export type ChosenBefore = { title: string; times: number; own: boolean; nearness: number; bonus: number };

/** Titles less similar than this are other jobs. */
export const NEAR_TITLE = 0.7;
/** Upper limit of the bonus, equal to the highest value of every other part of a score. */
export const MOST_BONUS = 1;
/** What others have chosen counts half. */
const OF_OTHERS = 0.5;
/** With this weight of decisions the bonus has reached half of what it can. */
const HALF_SURE = 0.5;

/** How much one decision counts: 1 for an equal title, 0 for one that is only just near. */
const weigh = ({ nearness, times }: NearDecision): number =>
  times * Math.max(0, (nearness - NEAR_TITLE) / (1 - NEAR_TITLE)) ** 2;

/**
 * The bonus of each role that was chosen for equal or nearly equal titles. The asking client's own decisions decide alone
 * where there are any; a role chosen only sometimes, or against 'none', gets its share.
 */
export function chosenBefore(decisions: readonly NearDecision[]): Map<number, ChosenBefore> {
  const near = decisions.filter((one) => weigh(one) > 0);
  const own = near.filter((one) => one.own);
  const counted = own.length > 0 ? own : near;
  const most = MOST_BONUS * (own.length > 0 ? 1 : OF_OTHERS);
  const all = counted.reduce((sum, one) => sum + weigh(one), 0);
  const byRole = new Map<number, NearDecision[]>();
  for (const one of counted) {
    if (one.roleId !== null) byRole.set(one.roleId, [...(byRole.get(one.roleId) ?? []), one]);
  }
  return new Map(
    [...byRole].map(([roleId, ofRole]): [number, ChosenBefore] => {
      const weight = ofRole.reduce((sum, one) => sum + weigh(one), 0);
      const nearest = ofRole.reduce((best, one) => (one.nearness > best.nearness ? one : best));
      const bonus = most * (weight / all) * (weight / (weight + HALF_SURE));
      const { title, times, nearness } = nearest;
      return [roleId, { title, times, own: nearest.own, nearness, bonus }];
    }),
  );
}
